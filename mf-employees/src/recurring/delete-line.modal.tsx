import { isApiError, mutation } from '@paga/client';
import { deleteRecurringLine, type RecurringLine } from '@paga/contract/employees';
import { Alert, ConfirmModal, Stack, useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshLines } from './use-refresh-lines.ts';

/** Deletes a line that was a mistake; one that a closed month has can only be ended. */
export function DeleteLineModal({ line, onClose }: { line: RecurringLine; onClose: () => void }): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const toast = useToast();
  const refresh = useRefreshLines();
  const { id: tenantId } = useCompany();
  const [failed, setFailed] = useState<unknown>(null);
  const deleting = useMutation({ ...mutation(deleteRecurringLine), meta: { silent: true } });
  const { id, version, name } = line;
  const remove = async (): Promise<void> => {
    setFailed(null);
    try {
      await deleting.mutateAsync({ query: { tenantId, id, version } });
      toast.success(t('recurring.delete.done', { name }));
      await refresh();
      onClose();
    } catch (error) {
      setFailed(error);
    }
  };
  const closed = isApiError(failed) && failed.fields.find(({ code }) => code === 'monthClosed');
  return (
    <ConfirmModal
      open
      danger
      title={t('recurring.delete.title', { name })}
      confirmText={t('recurring.delete.confirm')}
      loading={deleting.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <Stack gap={8}>
        <p>{t('recurring.delete.text')}</p>
        {failed !== null && (
          <Alert tone="danger">
            {closed ? t('recurring.fault.monthClosed', { months: closed.message }) : errorText(failed)}
          </Alert>
        )}
      </Stack>
    </ConfirmModal>
  );
}
