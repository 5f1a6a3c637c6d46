import { randomUUID } from 'node:crypto';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@paga/contract/error-codes';
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
  '57P01': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  '53300': 'UNAVAILABLE',
  '08006': 'UNAVAILABLE',
  ECONNREFUSED: 'UNAVAILABLE',
};

function codeOf(error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code;
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    const known = typeof code === 'string' ? DATABASE_CODES[code] : undefined;
    if (known) return known;
  }
  return 'INTERNAL';
}

/** The one place where an error becomes an answer: only a `DomainError` shows more than its code. */
export function errorAnswer(error: unknown): { status: number; body: ErrorBody } {
  const code = codeOf(error);
  const body: ErrorBody = { code, errorId: randomUUID() };
  if (error instanceof DomainError) {
    if (error.text !== undefined) body.message = error.text;
    if (error.fields !== undefined) body.fields = error.fields;
    if (error.minimum !== undefined) body.minimum = error.minimum;
  }
  return { status: ERROR_STATUS[code], body };
}
