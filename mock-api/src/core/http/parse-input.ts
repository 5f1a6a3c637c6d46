import type { Endpoint } from '@paga/contract/endpoint';
import type { FieldError } from '@paga/contract/error-codes';
import { compile, type z } from 'zod';
import { DomainError } from '../domain-error.ts';
import type { RawParts } from './request/request-parts.ts';
import { addTextFaults } from './request/text-faults.ts';
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

  /** Whether there is room for more. */
  add(path: string, code: string, message: string): boolean {
    if (!this.full) this.fields.push({ path, code, message });
    return !this.full;
  }

  addUnknown(path: string, keys: readonly string[]): void {
    for (const key of keys.slice(0, MOST_FAULTS))
      this.add(inside(path, key), 'unrecognized_keys', 'Unknown field');
  }
}

const compiled = new WeakMap<z.ZodType, z.ZodType>();

/** The same schema as code of its own, made when it is asked for first: twenty-five rows of a bulk edit cost a third. What is wrong is read by the schema itself. */
function compiledOf(schema: z.ZodType): z.ZodType {
  const known = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, known);
  return known;
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

/** The parts of a request as the contract's schemas read them, or `VALIDATION_FAILED` (`TEXT_NOT_PLAIN` where it is signs nobody sees) with its first hundred faults. */
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
    const parsed = compiledOf(schema).safeParse(raw[part]);
    if (parsed.success) {
      input[part] = parsed.data;
      addTextFaults(schema, parsed.data, (path, code, message) => faults.add(path, code, message));
    } else addIssues(faults, parsed.error.issues);
  }
  const { fields } = faults;
  const isOnlyText = fields.every(({ code }) => code === 'unseen_characters' || code === 'line_break');
  if (fields.length > 0)
    throw new DomainError(isOnlyText ? 'TEXT_NOT_PLAIN' : 'VALIDATION_FAILED', { fields });
  return input as never;
}
