import type { Endpoint, EndpointInput, InputOf, OutputOf } from '@paga/contract/endpoint';
import ky, { isTimeoutError } from 'ky';
import { ApiError } from './api-error.ts';
import { type ClientConfiguration, clientConfiguration } from './configure-client.ts';
import { bodyOf, fillPath, searchOf } from './encode.ts';
import { errorOf, fileOf, tokenIn } from './read-answer.ts';

/** What a call may say beside its input. */
export type CallOptions = {
  signal?: AbortSignal;
  /** A poll that no person asked for: it does not count as activity. */
  background?: boolean;
  timeoutMs?: number;
};

/** The input may be left out where a call takes none. */
export type InputArguments<E> =
  Record<string, never> extends InputOf<E> ? [input?: InputOf<E>, options?: CallOptions] : [input: InputOf<E>, options?: CallOptions];

function headersOf({ token, companyId }: ClientConfiguration, options: CallOptions): Headers {
  const headers = new Headers();
  const bearer = token.read();
  const company = companyId();
  if (bearer) headers.set('authorization', `Bearer ${bearer}`);
  if (company !== null) headers.set('x-company', String(company));
  if (options.background) headers.set('x-background', '1');
  return headers;
}

async function send(endpoint: Endpoint, input: EndpointInput, options: CallOptions): Promise<Response> {
  const configuration = clientConfiguration();
  const search = searchOf(input.query);
  const url = `${configuration.baseUrl}${fillPath(endpoint.path, input.params)}${search.size > 0 ? `?${search}` : ''}`;
  try {
    return await ky(url, {
      method: endpoint.method,
      headers: headersOf(configuration, options),
      credentials: 'same-origin',
      retry: 0,
      throwHttpErrors: false,
      timeout: options.timeoutMs ?? configuration.timeoutMs ?? 30_000,
      signal: options.signal,
      ...bodyOf(endpoint, input),
      ...(configuration.fetch ? { fetch: configuration.fetch } : {}),
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new ApiError(isTimeoutError(cause) ? 'TIMEOUT' : 'NETWORK', { cause });
  }
}

async function refuse(response: Response): Promise<never> {
  const configuration = clientConfiguration();
  const error = await errorOf(response);
  if (error.code === 'NOT_SIGNED_IN') configuration.onSignedOut?.();
  if (response.status === 411) configuration.onAuthorizationRequired?.();
  throw error;
}

/**
 * Makes one call and answers with its typed output: a value, a `File`, or nothing.
 * Throws `ApiError`; an aborted call throws the abort.
 *
 * ```ts
 * const { data, total } = await call(getEmployeesByStatus, { query: { tenantId: 1, status: 1 } });
 * ```
 */
export async function call<E extends Endpoint>(endpoint: E, ...[input, options = {}]: InputArguments<E>): Promise<OutputOf<E>> {
  const response = await send(endpoint, (input ?? {}) as EndpointInput, options);
  if (!response.ok) return refuse(response);
  if (endpoint.response === 'file') return (await fileOf(response)) as OutputOf<E>;
  if (endpoint.response === 'empty' || response.status === 204) return undefined as OutputOf<E>;
  const answer: unknown = await response.json();
  const token = tokenIn(answer);
  if (token) clientConfiguration().token.write(token);
  const refusal = endpoint.refusal?.(answer as never);
  if (refusal) throw new ApiError(refusal, { status: response.status });
  return answer as OutputOf<E>;
}
