import { invalidates, query } from '@paga/client';
import { getOwnData } from '@paga/contract/employees/own-data';
import { type AskedRequest, getBankAccountRule, getOwnRequests } from '@paga/contract/requests';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** What of one's requests is proposed for the record. */
export function useOwnProposals() {
  return useQuery({
    ...query(getOwnRequests),
    meta: { silent: true },
    select: (all: readonly AskedRequest[]) => all.filter(({ changes }) => changes !== undefined),
  });
}

/** Whether a proposal of this kind waits for the office: a second one is not made beside it. */
export const isWaiting = (proposals: readonly AskedRequest[], of: 'ownData' | 'bankAccount'): boolean =>
  proposals.some(({ kind, state }) => kind === of && state === 'asked');

/** Reads anew what a proposal changes: the proposals, the record, and when an account can be proposed. */
export function useReadAnew(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [getOwnRequests, getOwnData, getBankAccountRule].map((call) =>
        client.invalidateQueries(invalidates(call)),
      ),
    );
}
