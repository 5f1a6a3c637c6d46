import { call } from '@paga/client';
import { sendEmployees } from '@paga/contract/bookkeeping';
import { Alert, ConfirmModal, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether the company has the bookkeeping service and the person may send to it. */
export function useMaySendEmployees(): boolean {
  const { hasQuickbooks } = useCompany();
  const maySend = useMayCall('sendEmployees');
  return Boolean(hasQuickbooks) && maySend;
}

/** Sends the employees that the bookkeeping service lacks, once asked: without a link the way leads to the service's own page. */
export function SendEmployees({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('employees');
  const { id: userId } = useCompany();
  const toast = useToast();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(sendEmployees, { body: { userId } }),
    onSuccess: () => {
      toast.success(t('employees.bookkeeping.done'));
      onClose();
    },
    meta: { silent: true },
  });
  return (
    <ConfirmModal
      open
      title={t('employees.bookkeeping.title')}
      confirmText={t('employees.bookkeeping.send')}
      loading={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      <p>{t('employees.bookkeeping.question')}</p>
    </ConfirmModal>
  );
}
