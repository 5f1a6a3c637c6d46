import { Button, Modal } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type Unsynced, useSendPeople } from './use-posting.ts';

type UnsyncedModalProps = { people: readonly Unsynced[]; onGoOn: () => void; onClose: () => void };

/** Asks about chosen people whom the service does not know: send them first, or post their net pay without their names. */
export function UnsyncedModal({ people, onGoOn, onClose }: UnsyncedModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { mutate, isPending } = useSendPeople();
  const send = () =>
    mutate(
      people.map(({ id }) => id),
      { onSuccess: onGoOn },
    );
  const footer = (
    <div className="paga-actions">
      <Button onClick={onClose}>{t('bookkeeping.cancel')}</Button>
      <Button onClick={onGoOn}>{t('bookkeeping.unsynced.without')}</Button>
      <Button variant="primary" loading={isPending} onClick={send}>
        {t('bookkeeping.unsynced.send')}
      </Button>
    </div>
  );
  return (
    <Modal
      open
      title={t('bookkeeping.unsynced.title', { count: people.length })}
      onClose={onClose}
      footer={footer}
      width={520}
    >
      <p>{t('bookkeeping.unsynced.text')}</p>
      <ul className="bookkeeping-people">
        {people.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Modal>
  );
}
