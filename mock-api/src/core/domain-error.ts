import type { ErrorCode, FieldError } from '@paga/contract/error-codes';

/** What may go with an error: fields at fault, a text for logs and API users, the least that is asked, seconds after which to come again. */
type ErrorDetails = {
  fields?: FieldError[];
  message?: string;
  minimum?: number;
  retryAfter?: number;
  cause?: unknown;
};

/** The one error a handler throws; `errorAnswer` turns its code into an HTTP answer. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[] | undefined;
  readonly text: string | undefined;
  readonly minimum: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? code, { cause: details.cause });
    this.name = 'DomainError';
    this.code = code;
    this.fields = details.fields;
    this.text = details.message;
    this.minimum = details.minimum;
    this.retryAfter = details.retryAfter;
  }
}

/** The row, or `NOT_FOUND`: a row of another company looks the same as one that does not exist. */
export function found<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new DomainError('NOT_FOUND');
  return row;
}

/** `NOT_FOUND` about a field that names an object: one of another company looks the same as one that does not exist. */
export function notFoundField(path: string, code: string, message: string): DomainError {
  return new DomainError('NOT_FOUND', { fields: [{ path, code, message }] });
}

/** `VALIDATION_FAILED` about one field. */
export function invalidField(path: string, code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { fields: [{ path, code, message }] });
}
