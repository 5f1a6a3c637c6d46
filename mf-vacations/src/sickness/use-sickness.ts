import { invalidates, mutation, query } from '@paga/client';
import { getSickness, settleSickness } from '@paga/contract/requests';
import { useCompany } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefreshLeave } from '../leave/use-refresh-leave.ts';

/** The sickness that employees have reported. A server of before has none. */
export function useSickness(of: 'open' | 'decided') {
  const { id: tenantId } = useCompany();
  return useQuery({ ...query(getSickness, { query: { tenantId, of } }), meta: { silent: true } });
}

/** Books reported sickness or sets it aside; what it is refused with is said where it is settled. */
export function useSettling() {
  const client = useQueryClient();
  const refreshLeave = useRefreshLeave();
  return useMutation({
    ...mutation(settleSickness),
    meta: { silent: true },
    onSettled: async () => {
      await client.invalidateQueries(invalidates(getSickness));
      await refreshLeave();
    },
  });
}
