import { endOwnPage, getOwnPages } from '@paga/contract/own/invitations';
import { useSave } from '@paga/forms';
import { Alert, ConfirmModal } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type EndPageModalProps = { employeeId: number; name: string; onClose: () => void };

/** Asks before the own page of somebody is ended, which holds from the next click there. */
export function EndPageModal({ employeeId, name, onClose }: EndPageModalProps): ReactNode {
  const { t } = useTranslation('employees');
  const { save, saving, problem } = useSave(endOwnPage, {
    saved: t('ownPage.end.done', { name }),
    refresh: [getOwnPages],
  });
  const end = () =>
    save({ params: { id: employeeId } }).then(
      () => onClose(),
      () => undefined,
    );
  return (
    <ConfirmModal
      open
      danger
      title={t('ownPage.end.question', { name })}
      confirmText={t('ownPage.end.confirm')}
      loading={saving}
      onConfirm={end}
      onClose={onClose}
    >
      {problem && <Alert tone="danger">{problem}</Alert>}
      <p>{t('ownPage.end.text')}</p>
    </ConfirmModal>
  );
}
