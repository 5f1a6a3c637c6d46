import { invalidates } from '@paga/client';
import { getRecurringLineHistory, getRecurringLines } from '@paga/contract/employees';
import { useQueryClient } from '@tanstack/react-query';

/** Reads anew whatever shows recurring lines. */
export function useRefreshLines(): () => Promise<unknown> {
  const client = useQueryClient();
  const shown = [getRecurringLines, getRecurringLineHistory];
  return () => Promise.all(shown.map((endpoint) => client.invalidateQueries(invalidates(endpoint))));
}
