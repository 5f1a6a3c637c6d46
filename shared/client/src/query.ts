import type { Endpoint, InputOf, OutputOf } from '@paga/contract/endpoint';
import type {} from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { type CallOptions, call, type InputArguments } from './call.ts';
import { clientConfiguration } from './configure-client.ts';

/** The name of a call in the query cache. */
function callKey(endpoint: Pick<Endpoint, 'method' | 'path'>): string {
  return `${endpoint.method} ${endpoint.path}`;
}

/** Options of `useQuery` for a call: `useQuery(query(getTotals, { query: { month, year, userId } }))`. The key holds the company the tab shows. */
export function query<E extends Endpoint>(endpoint: E, ...[input, options]: InputArguments<E>) {
  return {
    queryKey: [callKey(endpoint), clientConfiguration().companyId(), input ?? null] as const,
    queryFn: ({ signal }: { signal?: AbortSignal }): Promise<OutputOf<E>> =>
      call(endpoint, ...([input, { ...options, signal }] as InputArguments<E>)),
  };
}

/** Options of `useMutation` for a call: `useMutation(mutation(storeVacation))`, then `mutate({ body })`. */
export function mutation<E extends Endpoint>(endpoint: E, options?: CallOptions) {
  return {
    mutationKey: [callKey(endpoint)] as const,
    mutationFn: (input: InputOf<E>): Promise<OutputOf<E>> =>
      call(endpoint, ...([input, options] as InputArguments<E>)),
  };
}

/** The filter that finds every cached answer of a call: `queryClient.invalidateQueries(invalidates(getTotals))`. */
export function invalidates(endpoint: Pick<Endpoint, 'method' | 'path'>): { queryKey: readonly [string] } {
  return { queryKey: [callKey(endpoint)] as const };
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError | Error;
    /** `silent`: the screen shows the error itself. `errorKey`: another text than `errors.<CODE>`. */
    queryMeta: { silent?: boolean; errorKey?: string };
    mutationMeta: { silent?: boolean; errorKey?: string };
  }
}
