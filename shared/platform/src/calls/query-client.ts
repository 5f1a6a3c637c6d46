import { onWritten } from '@paga/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** How the failure of a call is shown; without it the text of its code is shown once. */
export type ErrorMeta = { silent?: boolean; errorKey?: string };

/** Notified of every failed query and mutation that is not silent. */
export type ShowError = (error: unknown, meta: ErrorMeta) => void;

const RETRIED = 2;

function isWorthRetrying(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  return status === 0 || status >= 502;
}

/**
 * The page's one query client: both caches report a failure once, however many screens asked for the data. After every call that writes, answers that nobody looks at
 * count as old, whichever remote they belong to: what was corrected on one screen is seen on the next. What stands open is read again by who wrote.
 */
export function createQueryClient(show: ShowError): QueryClient {
  const onError = (error: unknown, meta: ErrorMeta = {}): void => {
    if (!meta.silent) show(error, meta);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onError(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < RETRIED && isWorthRetrying(error),
        refetchOnWindowFocus: false,
      },
      // What is pressed without a network fails at once and is said where it was pressed: nothing is done later, when nobody asks for it any more.
      mutations: { networkMode: 'always' },
    },
  });
  onWritten(() => void client.invalidateQueries({ type: 'inactive', refetchType: 'none' }));
  return client;
}
