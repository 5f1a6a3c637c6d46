import { invalidates, mutation, query } from '@paga/client';
import { decideRequest, getRequests } from '@paga/contract/requests';
import { useCompany } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefreshLeave } from '../leave/use-refresh-leave.ts';

/** The requests that wait, or a page of those that are decided. A server of before has none. */
export function useRequests(of: 'open' | 'decided' = 'open', page = 1) {
  const { id: tenantId } = useCompany();
  return useQuery({ ...query(getRequests, { query: { tenantId, of, page } }), meta: { silent: true } });
}

/** Decides a request; what it is refused with is said where it is decided. */
export function useDecision() {
  const client = useQueryClient();
  const refreshLeave = useRefreshLeave();
  return useMutation({
    ...mutation(decideRequest),
    meta: { silent: true },
    onSettled: async () => {
      await client.invalidateQueries(invalidates(getRequests));
      await refreshLeave();
    },
  });
}
