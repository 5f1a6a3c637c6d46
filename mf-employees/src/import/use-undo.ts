import { isApiError, mutation } from '@paga/client';
import { undoImport } from '@paga/contract/employees';
import { useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshEmployees } from '#refresh-employees.ts';

/** Undoes an import; `why` is the reason, in the person's language, why it cannot be undone. */
export function useUndo(onGone: () => void) {
  const { t } = useTranslation('employees');
  const { id: userId } = useCompany();
  const client = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const undo = useMutation({
    ...mutation(undoImport),
    onSuccess: () => {
      toast.success(t('import.undone'));
      onGone();
    },
    onSettled: () => refreshEmployees(client),
    meta: { silent: true },
  });
  const reason = isApiError(undo.error) ? undo.error.fields.map(({ message }) => message).join(', ') : '';
  const why = isApiError(undo.error, 'IMPORT_USED')
    ? t('import.blockedByMonths', { months: reason })
    : isApiError(undo.error, 'IMPORT_EDITED')
      ? t('import.blockedByPeople', { people: reason })
      : undo.error && errorText(undo.error);
  return {
    run: (importId: number) => undo.mutate({ body: { userId, importId } }),
    isPending: undo.isPending,
    why,
  };
}
