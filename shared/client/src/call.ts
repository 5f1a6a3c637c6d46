import type { CallRow, Endpoint, EndpointInput, InputOf, OutputOf } from '@paga/contract/endpoint';
import type { ErrorCode } from '@paga/contract/error-codes';
import { refusalIn } from '@paga/contract/refusal';
import ky, { isTimeoutError } from 'ky';
import { ApiError } from './api-error.ts';
import type { ClientConfiguration, StepUpQuestion } from './client-configuration.ts';
import { clientConfiguration } from './configure-client.ts';
import { bodyOf, fillPath, searchOf } from './encode.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { errorOf, fileOf, jsonOf, readInTime, reasonIn, tokenIn } from './read-answer.ts';
import { keepToken, reportSessionEnd } from './session-end.ts';
import { wireOfCall } from './wire-of-call.ts';
import { notifyWritten } from './written.ts';

/** What a call may say beside its input. */
export type CallOptions = {
  signal?: AbortSignal;
  /** A poll that no person asked for: it does not count as activity. */
  background?: boolean;
  /** It goes on when the page is left; of at most 64 KB. */
  keepalive?: boolean;
  timeoutMs?: number;
  /** The company the call is about, where a list over several companies names another than the one the tab shows. */
  company?: number;
  /** How much of the body has been sent, from 0 to 1: for files. */
  onProgress?: (sent: number) => void;
  /** Each piece of a file as it comes in: for one that is long under way. */
  onReceived?: (piece: Uint8Array) => void;
};

/** The input may be left out where a call takes none. */
export type InputArguments<E> =
  Record<string, never> extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions];

const TIMEOUT_MS = 30_000;
/** What the server may draw for a minute, such as a report of 10,000 people, is waited for. */
const HEAVY_MS = 90_000;

/** One attempt: what it says of the session, and how long it may take. */
type Attempt = {
  configuration: ClientConfiguration;
  bearer: string | null;
  timeoutMs: number;
  options: CallOptions;
};

function attemptOf({ heavy }: CallRow, options: CallOptions): Attempt {
  const configuration = clientConfiguration();
  const usual = configuration.timeoutMs ?? (heavy ? HEAVY_MS : TIMEOUT_MS);
  const timeoutMs = options.timeoutMs ?? usual;
  return { configuration, bearer: configuration.token.read(), timeoutMs, options };
}

function headersOf(
  endpoint: CallRow,
  input: EndpointInput,
  { configuration, bearer, options }: Attempt,
): Headers {
  const headers = new Headers();
  const company = options.company ?? configuration.companyId();
  if (bearer) headers.set('authorization', `Bearer ${bearer}`);
  if (company !== null) headers.set('x-company', String(company));
  const wire = wireOfCall(endpoint, input);
  if (wire) headers.set('paga-wire', wire);
  if (options.background) headers.set('x-background', '1');
  return headers;
}

function fetchOf({ configuration, options }: Attempt): { fetch?: typeof fetch } {
  const own = configuration.fetch ?? (options.onProgress && fetchWithProgress(options.onProgress));
  return own ? { fetch: own } : {};
}

async function send(endpoint: CallRow, input: EndpointInput, attempt: Attempt): Promise<Response> {
  const { configuration, options, timeoutMs } = attempt;
  const search = searchOf(input.query);
  const base = (endpoint.base === 'root' ? configuration.rootUrl : undefined) ?? configuration.baseUrl;
  const url = `${base}${fillPath(endpoint.path, input.params)}${search.size > 0 ? `?${search}` : ''}`;
  try {
    return await ky(url, {
      method: endpoint.method,
      headers: headersOf(endpoint, input, attempt),
      credentials: 'same-origin',
      retry: 0,
      throwHttpErrors: false,
      timeout: timeoutMs,
      signal: options.signal,
      keepalive: options.keepalive,
      ...bodyOf(endpoint, input),
      ...fetchOf(attempt),
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new ApiError(isTimeoutError(cause) ? 'TIMEOUT' : 'NETWORK', { cause });
  }
}

async function answerOf(
  endpoint: CallRow,
  response: Response,
  { configuration, timeoutMs, options }: Attempt,
): Promise<unknown> {
  if (endpoint.response === 'empty' || response.status === 204) return undefined;
  if (endpoint.response === 'file')
    return readInTime(fileOf(response, options.onReceived), timeoutMs, options.signal);
  const answer = await readInTime(jsonOf(response), timeoutMs, options.signal);
  const token = tokenIn(answer);
  if (token) keepToken(configuration, token);
  const refusal = endpoint.refusal && refusalIn(endpoint.refusal, answer);
  if (refusal) throw new ApiError(refusal, { status: response.status, message: reasonIn(answer) });
  return answer;
}

/** What the person is asked for before a call is made once more. */
const ASKED_FOR: Partial<Record<ErrorCode, StepUpQuestion['wants']>> = {
  STEP_UP_NEEDED: 'either',
  PASSKEY_NEEDED: 'passkey',
  PASSWORD_NOT_OWN: 'ownPassword',
};

/** Asks for the step-up that a call wants; nobody is asked for what no person has asked for. */
async function isConfirmed(
  { access }: CallRow,
  { configuration, options }: Attempt,
  wants: StepUpQuestion['wants'],
): Promise<boolean> {
  if (options.background || !configuration.onStepUpNeeded) return false;
  const companyId = access.level === 'company' ? (options.company ?? configuration.companyId()) : null;
  const confirmed = await configuration.onStepUpNeeded({ companyId, wants });
  options.signal?.throwIfAborted();
  return confirmed;
}

/** Why a call is made once more. */
type Repeated = { rotated?: true; confirmed?: true };

async function make(
  endpoint: CallRow,
  input: EndpointInput,
  options: CallOptions,
  repeated: Repeated,
): Promise<unknown> {
  const attempt = attemptOf(endpoint, options);
  const response = await send(endpoint, input, attempt);
  if (response.ok) return answerOf(endpoint, response, attempt);
  const error = await readInTime(errorOf(response), attempt.timeoutMs, options.signal);
  if (error.code === 'NOT_SIGNED_IN') {
    // Another call rotated the session while this one was under way: its bearer half had ended, not the session.
    if (!repeated.rotated && attempt.bearer !== clientConfiguration().token.read())
      return make(endpoint, input, options, { ...repeated, rotated: true });
    reportSessionEnd(attempt.configuration, attempt.bearer);
  }
  const wants = ASKED_FOR[error.code as ErrorCode];
  if (wants && !repeated.confirmed && (await isConfirmed(endpoint, attempt, wants)))
    return make(endpoint, input, options, { ...repeated, confirmed: true });
  if (error.code === 'WIRE_CHANGED') attempt.configuration.onWireChanged?.();
  if (response.status === 411) attempt.configuration.onAuthorizationRequired?.();
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
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: InputArguments<E>
): Promise<OutputOf<E>> {
  try {
    return (await make(endpoint, (input ?? {}) as EndpointInput, options, {})) as OutputOf<E>;
  } finally {
    // What no person asked for changes nothing that anybody sees.
    if (endpoint.effect === 'write' && !options.background) notifyWritten();
  }
}
