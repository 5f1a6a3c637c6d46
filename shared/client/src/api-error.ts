import type { ErrorCode, FieldError } from '@paga/contract/error-codes';

/** What only the caller's side can know: no connection, or no answer in time. */
type TransportCode = 'NETWORK' | 'TIMEOUT';

/** Every code a call can fail with. */
type ApiErrorCode = ErrorCode | TransportCode;

/** What a failed call throws. `status` is 0 when nothing answered; `message` is for logs, never for people: they read `errors.<code>`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  /** Rejected fields of a form, by their dotted path. */
  readonly fields: readonly FieldError[];
  /** The least that is asked, where the code is about one. */
  readonly minimum: number | undefined;
  /** Finds the server's log line. */
  readonly errorId: string | undefined;

  constructor(
    code: ApiErrorCode,
    options: {
      status?: number;
      message?: string;
      fields?: readonly FieldError[];
      minimum?: number;
      errorId?: string;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? code, { cause: options.cause });
    this.code = code;
    this.status = options.status ?? 0;
    this.fields = options.fields ?? [];
    this.minimum = options.minimum;
    this.errorId = options.errorId;
  }
}

/** Whether an error is an `ApiError`, of the given code when one is named. */
export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
