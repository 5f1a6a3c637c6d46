import { onWritten } from '@paga/client';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/** How the failure of a call is shown; without it the text of its code is shown once. */
type ErrorMeta = { silent?: boolean; errorKey?: string };

/** Notified of every failed query and mutation that is not silent. */
export type ShowError = (error: unknown, meta: ErrorMeta) => void;

const RETRIED = 2;

/** Whether a call failed because the network or the server was away, and not by what was asked. */
export function isAway(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  return status === 0 || status >= 502;
}

/**
 * What is counted as old is asked for again, also where its first answer is still on its way: the library would take that for the new one, though it
 * may have been read before what was written.
 */
class PageQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    if (filters.type !== 'inactive' && filters.refetchType !== 'none')
      for (const query of this.getQueryCache().findAll({
        ...filters,
        type: 'active',
        fetchStatus: 'fetching',
      }))
        if (query.state.data === undefined) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }
}

/**
 * The page's one query client: both caches report a failure once, however many screens asked for the data. After every call that writes, answers that nobody looks at
 * count as old, whichever remote they belong to: what was corrected on one screen is seen on the next. What stands open is read again by who wrote.
 */
export function createQueryClient(show: ShowError): QueryClient {
  const onError = (error: unknown, meta: ErrorMeta = {}): void => {
    if (!meta.silent) show(error, meta);
  };
  const client = new PageQueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onError(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < RETRIED && isAway(error),
        refetchOnWindowFocus: false,
      },
      // What is pressed without a network fails at once and is said where it was pressed: nothing is done later, when nobody asks for it any more.
      mutations: { networkMode: 'always' },
    },
  });
  onWritten(() => void client.invalidateQueries({ type: 'inactive', refetchType: 'none' }));
  return client;
}
