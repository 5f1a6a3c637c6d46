import { mutation } from '@paga/client';
import { undoPayRaises } from '@paga/contract/employees';
import { useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRefreshRaises } from './use-refresh-raises.ts';

/** Takes the newest raise of these people back; answers whether it is done. */
export function useUndoRaises(employeeIds: readonly number[]) {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const toast = useToast();
  const refresh = useRefreshRaises();
  const { id: tenantId } = useCompany();
  const { mutateAsync, error } = useMutation({ ...mutation(undoPayRaises), meta: { silent: true } });
  const run = async (): Promise<boolean> => {
    const isDone = await mutateAsync({ body: { tenantId, employeeIds: [...employeeIds] } }).then(
      () => true,
      () => false,
    );
    await refresh();
    if (isDone) toast.success(t('raise.undone', { count: employeeIds.length }));
    return isDone;
  };
  return { run, problem: error ? errorText(error) : null };
}
