import { invalidates, mutation, query } from '@paga/client';
import { createLeaveFeed, endLeaveFeed, getLeaveFeeds } from '@paga/contract/leave';
import { useCompany } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** The own feeds of the company, and what makes and ends one. */
export function useFeeds() {
  const { id: tenantId } = useCompany();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries(invalidates(getLeaveFeeds));
  const feeds = useQuery({ ...query(getLeaveFeeds, { query: { tenantId } }), meta: { silent: true } });
  const making = useMutation({ ...mutation(createLeaveFeed), onSuccess });
  const ending = useMutation({ ...mutation(endLeaveFeed), onSuccess });
  return { feeds, making, ending };
}
