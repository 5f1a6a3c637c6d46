import { call } from '@paga/client';
import { sendEmployees } from '@paga/contract/bookkeeping';
import { Button, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Sends the employees that the bookkeeping service lacks, for a company that has it. */
export function BookkeepingButton(): ReactNode {
  const { t } = useTranslation('employees');
  const { id: userId, hasQuickbooks } = useCompany();
  const maySend = useMayCall('sendEmployees');
  const toast = useToast();
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(sendEmployees, { body: { userId } }),
    onSuccess: () => toast.success(t('employees.bookkeeping.done')),
    onError: (error) => toast.error(errorText(error)),
    meta: { silent: true },
  });
  if (!hasQuickbooks || !maySend) return null;
  return (
    <Button icon="link" loading={isPending} onClick={() => mutate()}>
      {t('employees.bookkeeping.title')}
    </Button>
  );
}
