import { invalidates, isApiError, mutation } from '@paga/client';
import { getLeaveImports, undoLeaveImport } from '@paga/contract/leave';
import { useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRefreshLeave } from '../leave/use-refresh-leave.ts';

const REASONS = ['monthUsed', 'edited', 'daysTaken'] as const;

/** Undoes an import of leave; `why` is the reason, in the person's language, why it cannot be undone. */
export function useUndoImport() {
  const { t } = useTranslation('vacations');
  const { id: tenantId } = useCompany();
  const client = useQueryClient();
  const refresh = useRefreshLeave();
  const toast = useToast();
  const errorText = useErrorText();
  const undo = useMutation({
    ...mutation(undoLeaveImport),
    onSuccess: () => toast.success(t('import.undone')),
    onSettled: () => Promise.all([client.invalidateQueries(invalidates(getLeaveImports)), refresh()]),
    meta: { silent: true },
  });
  const [field] = isApiError(undo.error) ? undo.error.fields : [];
  const reason = REASONS.find((code) => code === field?.code);
  return {
    run: (importId: number) => undo.mutate({ body: { tenantId, importId } }),
    why: reason
      ? t(`import.blocked.${reason}`, { what: field?.message })
      : undo.error && errorText(undo.error),
  };
}
