import { invalidates, mutation, query } from '@paga/client';
import {
  getProlongation,
  type Prolongation,
  previewProlongation,
  prolongContracts,
  undoProlongations,
} from '@paga/contract/employees';
import { useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshEmployees } from '#refresh-employees.ts';

/** Until when the contracts of these people would go on. */
export function useProlongation(employeeIds: readonly number[], enabled = true) {
  const { id: tenantId } = useCompany();
  return useQuery({
    ...query(previewProlongation, { body: { tenantId, employeeIds: [...employeeIds] } }),
    enabled: enabled && employeeIds.length > 0,
    meta: { silent: true },
  });
}

function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      refreshEmployees(client),
      ...[getProlongation, previewProlongation].map((endpoint) =>
        client.invalidateQueries(invalidates(endpoint)),
      ),
    ]);
}

/** Prolongs what was shown of those who can be, and takes it back again. */
export function useProlonging() {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const toast = useToast();
  const refresh = useRefresh();
  const { id: tenantId } = useCompany();
  const prolonging = useMutation({ ...mutation(prolongContracts), meta: { silent: true } });
  const undoing = useMutation({ ...mutation(undoProlongations), meta: { silent: true } });
  const prolong = async (shown: readonly Prolongation[]): Promise<readonly Prolongation[] | null> => {
    const people = shown.flatMap(({ employeeId, ended, until, refusal }) =>
      ended && until && !refusal ? [{ employeeId, ended, until }] : [],
    );
    const answer = await prolonging.mutateAsync({ body: { tenantId, people } }).catch(() => null);
    await refresh();
    if (answer) toast.success(t('prolong.done', { count: answer.length }));
    return answer;
  };
  const undo = async (employeeIds: readonly number[]): Promise<boolean> => {
    const body = { tenantId, employeeIds: [...employeeIds] };
    const isDone = await undoing.mutateAsync({ body }).then(
      () => true,
      () => false,
    );
    await refresh();
    if (isDone) toast.success(t('prolong.undone', { count: employeeIds.length }));
    return isDone;
  };
  const error = prolonging.error ?? undoing.error;
  return { prolong, undo, problem: error ? errorText(error) : null };
}
