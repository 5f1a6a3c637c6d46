import type { Endpoint } from '@paga/contract/endpoint';
import type { FieldError } from '@paga/contract/error-codes';
import type { z } from 'zod';
import { DomainError } from '../domain-error.ts';
import type { RawParts } from './request/request-parts.ts';
import { wrongInLists } from './request/wrong-in-lists.ts';

const PARTS = ['params', 'query', 'body'] as const;

/** No person reads more faults than these; a hostile request has a million. */
const MOST_FAULTS = 100;

/** The first faults of a request. */
class Faults {
  readonly fields: FieldError[] = [];

  get full(): boolean {
    return this.fields.length >= MOST_FAULTS;
  }

  add(path: string, code: string, message: string): void {
    if (!this.full) this.fields.push({ path, code, message });
  }

  addUnknown(path: string, keys: readonly string[]): void {
    for (const key of keys.slice(0, MOST_FAULTS))
      this.add(inside(path, key), 'unrecognized_keys', 'Unknown field');
  }
}

const inside = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

function addIssues(faults: Faults, issues: readonly z.core.$ZodIssue[]): void {
  for (const issue of issues.slice(0, MOST_FAULTS)) {
    const path = issue.path.map(String).join('.');
    // A rule of ours names its fault; the screens have a text for each.
    if (issue.code === 'custom' && typeof issue.params?.fault === 'string')
      faults.add(path, issue.params.fault, issue.message);
    else if (issue.code === 'unrecognized_keys') faults.addUnknown(path, issue.keys);
    else faults.add(path, issue.code, issue.message);
  }
}

const HALF_CHARACTER = /\p{Surrogate}/u;

/** Texts that no database keeps: with a zero character, or with half of a character. */
function addUnwritable(faults: Faults, value: unknown, path: string): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || HALF_CHARACTER.test(value)) faults.add(path, 'invalid_text', 'Not a text');
    return;
  }
  if (value === null || typeof value !== 'object' || value instanceof Blob) return;
  for (const [key, inner] of Object.entries(value)) {
    if (faults.full) return;
    addUnwritable(faults, inner, inside(path, key));
  }
}

/** The parts of a request as the contract's schemas read them, or `VALIDATION_FAILED` with its first hundred faults. */
export function parseInput(call: Endpoint, raw: RawParts): never {
  const input: Partial<Record<(typeof PARTS)[number], unknown>> = {};
  const faults = new Faults();
  for (const part of PARTS) {
    const schema = call[part];
    if (schema === undefined) {
      if (part === 'query') faults.addUnknown('', Object.keys(raw.query));
      continue;
    }
    const early = part === 'body' ? wrongInLists(schema, raw.body) : [];
    if (early.length > 0) {
      addIssues(faults, early);
      continue;
    }
    const parsed = schema.safeParse(raw[part]);
    if (parsed.success) {
      input[part] = parsed.data;
      addUnwritable(faults, parsed.data, '');
    } else addIssues(faults, parsed.error.issues);
  }
  if (faults.fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields: faults.fields });
  return input as never;
}
