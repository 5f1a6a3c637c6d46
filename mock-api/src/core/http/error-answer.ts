import { randomUUID } from 'node:crypto';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@paga/contract/error-codes';
import { isOfDatabase, NoConnection, ofConnection } from '../db/connection-fault.ts';
import { DomainError } from '../domain-error.ts';

/** What PostgreSQL's own refusals mean to a caller. */
const DATABASE_CODES: Record<string, ErrorCode> = {
  '23505': 'CONFLICT',
  '23503': 'CONFLICT',
  '23P01': 'CONFLICT',
  '40001': 'CONFLICT',
  '40P01': 'CONFLICT',
  '55P03': 'CONFLICT',
  '42501': 'FORBIDDEN',
  '44000': 'FORBIDDEN',
  // Ours, of the triggers that keep makers from deciding.
  PA001: 'SIGN_OFF_NOBODY_LEFT',
  PA002: 'SIGN_OFF_OWN_CHANGE',
  PA003: 'ACCEPTANCE_OWN_CHANGE',
  PA004: 'SAME_PERSON',
  PA005: 'REQUEST_MAKER',
  PA006: 'OWN_ACCOUNT_TOO_SOON',
  PA010: 'APPROVER_NAMED',
  '57P01': 'DATABASE_LOST',
  '57P02': 'DATABASE_LOST',
  '57P03': 'UNAVAILABLE',
  '53300': 'UNAVAILABLE',
  '53100': 'STORAGE_FULL',
  ENOSPC: 'STORAGE_FULL',
  '57P05': 'DATABASE_LOST',
  '25P03': 'DATABASE_LOST',
  ECONNREFUSED: 'UNAVAILABLE',
};

/** What the driver says of a connection, which has no code of PostgreSQL's. */
const DRIVER_SAYS: Record<string, ErrorCode> = {
  'Connection terminated unexpectedly': 'DATABASE_LOST',
  'Connection terminated': 'DATABASE_LOST',
  'Client has encountered a connection error and is not queryable': 'DATABASE_LOST',
  'Client was closed and is not queryable': 'DATABASE_LOST',
  'Connection terminated due to connection timeout': 'UNAVAILABLE',
  'timeout exceeded when trying to connect': 'UNAVAILABLE',
  'Cannot use a pool after calling end on the pool': 'UNAVAILABLE',
};

const LOST = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** What a failed socket means: a missing file has a code as well, and a client or another service that is gone is not the database. */
function ofSocket({ code, syscall }: NodeJS.ErrnoException, ofDatabase: boolean): ErrorCode | undefined {
  if (syscall === 'connect') return 'UNAVAILABLE';
  return ofDatabase && LOST.has(code ?? '') ? 'DATABASE_LOST' : undefined;
}

// Not by `instanceof Error`: errors of the system come from another realm where a test or a worker runs in one of its own.
const isError = (value: unknown): value is NodeJS.ErrnoException =>
  typeof value === 'object' && value !== null && 'message' in value;

function codeOf(error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code;
  let [ofDatabase, noConnection] = [false, false];
  for (let current = error; isError(current); current = current.cause) {
    const { code } = current;
    ofDatabase ||= isOfDatabase(current);
    const raised = typeof code === 'string' ? DATABASE_CODES[code] : undefined;
    noConnection ||= current instanceof NoConnection;
    const known =
      raised ?? DRIVER_SAYS[current.message] ?? ofSocket(current, ofDatabase) ?? ofConnection(current);
    if (known) return known;
  }
  // Whatever the reason: who could not even ask comes again.
  return noConnection ? 'UNAVAILABLE' : 'INTERNAL';
}

/** When to come again where the error itself does not say: a database that was lost is mostly back by then; who was too often here waits a minute. */
const AGAIN_S: Readonly<Record<number, number>> = { 429: 60, 503: 5 };

/** The one place where an error becomes an answer: only a `DomainError` shows more than its code. */
export function errorAnswer(error: unknown): { status: number; body: ErrorBody; retryAfter?: number } {
  const code = codeOf(error);
  const body: ErrorBody = { code, errorId: randomUUID() };
  if (error instanceof DomainError) {
    if (error.text !== undefined) body.message = error.text;
    if (error.fields !== undefined) body.fields = error.fields;
    if (error.minimum !== undefined) body.minimum = error.minimum;
  }
  const status: number = ERROR_STATUS[code];
  const retryAfter = (error instanceof DomainError ? error.retryAfter : undefined) ?? AGAIN_S[status];
  return { status, body, ...(retryAfter !== undefined && { retryAfter }) };
}
