import type { Endpoint } from '@paga/contract/endpoint';
import type { FieldError } from '@paga/contract/error-codes';
import type { z } from 'zod';
import { DomainError } from '../domain-error.ts';
import type { RawParts } from './request/request-parts.ts';

const PARTS = ['params', 'query', 'body'] as const;

function fieldsOf(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues.flatMap((issue): FieldError[] => {
    const path = issue.path.map(String).join('.');
    // A rule of ours names its fault; the screens have a text for each.
    if (issue.code === 'custom' && typeof issue.params?.fault === 'string')
      return [{ path, code: issue.params.fault, message: issue.message }];
    if (issue.code !== 'unrecognized_keys') return [{ path, code: issue.code, message: issue.message }];
    return issue.keys.map((key) => ({ path: path === '' ? key : `${path}.${key}`, code: issue.code, message: 'Unknown field' }));
  });
}

const HALF_CHARACTER = /\p{Surrogate}/u;

/** Texts that no database keeps: with a zero character, or with half of a character. */
function unwritable(value: unknown, path: string): FieldError[] {
  if (typeof value === 'string')
    return value.includes('\0') || HALF_CHARACTER.test(value) ? [{ path, code: 'invalid_text', message: 'Not a text' }] : [];
  if (value === null || typeof value !== 'object' || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([key, inner]) => unwritable(inner, path === '' ? key : `${path}.${key}`));
}

/** The parts of a request as the contract's schemas read them, or `VALIDATION_FAILED` with every field at fault. */
export function parseInput(call: Endpoint, raw: RawParts): never {
  const input: Partial<Record<(typeof PARTS)[number], unknown>> = {};
  const fields: FieldError[] = [];
  for (const part of PARTS) {
    const schema = call[part];
    if (schema === undefined) {
      if (part === 'query')
        fields.push(...Object.keys(raw.query).map((path) => ({ path, code: 'unrecognized_keys', message: 'Unknown field' })));
      continue;
    }
    const parsed = schema.safeParse(raw[part]);
    if (parsed.success) {
      input[part] = parsed.data;
      fields.push(...unwritable(parsed.data, ''));
    } else fields.push(...fieldsOf(parsed.error.issues));
  }
  if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields });
  return input as never;
}
