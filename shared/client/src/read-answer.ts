import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@paga/contract/error-codes';
import { ApiError } from './api-error.ts';

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'code' in value && String(value.code) in ERROR_STATUS;
}

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'NOT_SIGNED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'VALIDATION_FAILED',
  429: 'TOO_MANY_REQUESTS',
  501: 'NOT_IMPLEMENTED',
  503: 'UNAVAILABLE',
};

/** Turns an answer that is not 2xx into an `ApiError`; a body that is not ours (a proxy's page) is judged by its status. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (isErrorBody(body))
    return new ApiError(body.code, { status: response.status, message: body.message, fields: body.fields, errorId: body.errorId });
  return new ApiError(BY_STATUS[response.status] ?? 'INTERNAL', { status: response.status });
}

/** A file answer with the name the server gave it. */
export async function fileOf(response: Response): Promise<File> {
  const blob = await response.blob();
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  return new File([blob], encoded ? decodeURIComponent(encoded) : (plain ?? 'file'), { type: blob.type });
}

/** Remembers the new bearer half that a sign-in, a refresh or a password change answers with. */
export function tokenIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('token' in answer)) return undefined;
  return typeof answer.token === 'string' && answer.token !== '' ? answer.token : undefined;
}
