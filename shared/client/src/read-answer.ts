import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@paga/contract/error-codes';
import { ApiError } from './api-error.ts';

function isErrorBody(value: unknown): value is ErrorBody {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    Object.hasOwn(ERROR_STATUS, String(value.code))
  );
}

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'NOT_SIGNED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'BODY_INCOMPLETE',
  409: 'CONFLICT',
  411: 'BOOKKEEPING_AUTHORIZATION_REQUIRED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'VALIDATION_FAILED',
  429: 'TOO_MANY_REQUESTS',
  501: 'NOT_IMPLEMENTED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

/** Reads a body; one that breaks off or stalls fails like a call without an answer: `NETWORK`, `TIMEOUT`. An abort is thrown as it is. */
export async function readInTime<T>(
  reading: Promise<T>,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('TIMEOUT')), timeoutMs);
  });
  try {
    return await Promise.race([reading, late]);
  } catch (cause) {
    if (signal?.aborted || cause instanceof ApiError) throw cause;
    throw new ApiError('NETWORK', { cause });
  } finally {
    clearTimeout(timer);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A JSON answer; what is no JSON (a proxy's page under a 200) throws `INTERNAL`. */
export async function jsonOf(response: Response): Promise<unknown> {
  const value = parsed(await response.text());
  if (value === undefined)
    throw new ApiError('INTERNAL', { status: response.status, message: 'the answer is not JSON' });
  return value;
}

/** Turns an answer that is not 2xx into an `ApiError`; a body that is not ours (a proxy's page) is judged by its status. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body = parsed(await response.text());
  if (isErrorBody(body)) {
    const { code, message, fields, minimum, errorId } = body;
    return new ApiError(code, { status: response.status, message, fields, minimum, errorId });
  }
  return new ApiError(BY_STATUS[response.status] ?? 'INTERNAL', { status: response.status });
}

function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : (plain ?? 'file');
  } catch {
    return plain ?? 'file';
  }
}

type Received = (piece: Uint8Array) => void;

async function blobOf(response: Response, onReceived: Received | undefined): Promise<Blob> {
  if (!onReceived || !response.body) return response.blob();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    onReceived(next.value);
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
}

/** A file answer with the name the server gave it; `onReceived` sees every piece as it comes. */
export async function fileOf(response: Response, onReceived?: Received): Promise<File> {
  const blob = await blobOf(response, onReceived);
  return new File([blob], nameIn(response.headers.get('content-disposition') ?? ''), { type: blob.type });
}

function textIn(answer: unknown, name: string): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const value: unknown = Object.entries(answer).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The new bearer half of the session, where an answer carries one: sign-in, two-factor code, refresh, password change. */
export const tokenIn = (answer: unknown): string | undefined => textIn(answer, 'token');

/** Why an answer refuses, in its own message. */
export const reasonIn = (answer: unknown): string | undefined =>
  textIn(answer, 'errorMessage') ?? textIn(answer, 'reason');
