import { call } from '@paga/client';
import { type MonthTask, takeTaskBack } from '@paga/contract/filing';
import type { ClosedVersion } from '@paga/contract/payroll';
import { Button, Modal, useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type TakeTaskBackModalProps = {
  title: string;
  closing: ClosedVersion;
  task: Pick<MonthTask, 'task' | 'confirmation'>;
  /** What is known of the note. */
  children?: ReactNode;
  refresh: () => Promise<unknown>;
  onClose: () => void;
};

/** Takes the note of a task back. What is kept of its confirmation stays for the next note or goes: the person who does it says which. */
export function TakeTaskBackModal(props: TakeTaskBackModalProps): ReactElement {
  const { title, closing, task, children, refresh, onClose } = props;
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const errorText = useErrorText();
  const { number, file } = task.confirmation ?? { number: null, file: null };
  const take = useMutation({
    mutationFn: (confirmation: 'keep' | 'remove') =>
      call(takeTaskBack, { params: { versionId: closing.id, task: task.task }, query: { confirmation } }),
    onSuccess: () => toast.success(t('closed.mark.removed')),
    onError: (error) => toast.error(errorText(error)),
    onSettled: async () => {
      onClose();
      await refresh();
    },
    meta: { silent: true },
  });
  const kept = [number, file?.name].filter(Boolean).join(' · ');
  return (
    <Modal
      open
      title={title}
      width={520}
      onClose={onClose}
      footer={
        <div className="paga-actions">
          {kept !== '' && (
            <Button loading={take.isPending} onClick={() => take.mutate('remove')}>
              {t('closed.takeBack.remove')}
            </Button>
          )}
          <Button variant="primary" loading={take.isPending} onClick={() => take.mutate('keep')}>
            {t(kept === '' ? 'closed.mark.confirm' : 'closed.takeBack.keep')}
          </Button>
        </div>
      }
    >
      {children}
      {kept !== '' && <p>{t('closed.takeBack.kept', { kept })}</p>}
      <p className="paga-hint">{t('closed.mark.logged')}</p>
    </Modal>
  );
}
