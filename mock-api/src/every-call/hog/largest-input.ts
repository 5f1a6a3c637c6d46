import type { Endpoint } from '@paga/contract/endpoint';
import { aDocx } from '@paga/testing/word';
import { anImportLine, anImportWorkbook } from '@paga/testing/workbook';
import type { BoundCall } from '#core/http/bound-call.ts';
import { BY_NAME, idFor, type Sample, type Schema, sampleInput, schemaOf } from '../sample-input.ts';
import { FIELDS, HINTS } from './hints.ts';
import type { World } from './world.ts';

/** A list without a limit of its own is filled so far: the fewest rows that a screen sends in one call; one within another so far. */
const [UNLIMITED, WITHIN] = [1_000, 20];
/** A form has at most 1,000 parts, each row of a list is one. */
const IN_FORM = 900;
/** A text of its own, and one that stands in each row of a list: a body has an end. */
const [LONGEST_TEXT, IN_ROWS] = [5_000, 60];
/** From the widest on: the first that a call does not refuse is its largest lawful span. */
const SPANS = ['2199-12-31', '2028-10-30', '2027-10-30', '2026-11-27', '2026-11-18'];

type Making = {
  call: Endpoint;
  world: World;
  /** Which row of a list it is made for, each with an id of its own; -1 outside of lists. */
  index: number;
  until: string;
  withOptional: boolean;
};

function idAt(name: string, { call, world, index }: Making): number | undefined {
  const id = idFor(name, call, world.objects);
  const { employeeId, salaryId, vacationId } = world.objects;
  const kinds = { [employeeId]: 'employees', [salaryId]: 'salaries', [vacationId]: 'vacations' } as const;
  const kind = /^(employee|salary|vacation|id)/.test(name) && id !== undefined ? kinds[id] : undefined;
  const ofKind = kind && world.ids[kind];
  return ofKind ? ofKind[Math.max(0, index) % ofKind.length] : id;
}

function largestList(schema: Schema, name: string, making: Making): unknown[] {
  const { ids, objects } = making.world;
  const items = schema.items ?? {};
  const everyId = name === 'employeeIds' ? ids.employees : name === 'vacationIds' ? ids.vacations : undefined;
  const most = making.call.bodyType === 'multipart' ? IN_FORM : Number.POSITIVE_INFINITY;
  if (everyId) return everyId.slice(0, Math.min(schema.maxItems ?? most, most));
  if (idFor(name, making.call, objects) !== undefined) return [itemOf(idAt(name, making), items)];
  const own = making.index < 0 ? (schema.maxItems ?? UNLIMITED) : Math.min(schema.maxItems ?? WITHIN, WITHIN);
  const length = Math.min(own, Math.max(WITHIN, ids.employees.length));
  return Array.from({ length }, (_, index) => largest(items, name.replace(/s$/, ''), { ...making, index }));
}

const itemOf = (id: unknown, item: Schema) =>
  [item, ...(item.anyOf ?? [])].some(({ properties }) => properties?.id) ? { id } : id;

function largestText(
  { maxLength, pattern, format }: Schema,
  name: string,
  { until, index }: Making,
): unknown {
  if (format === 'date') return name === 'to' ? until : '2026-10-15';
  if (format === 'binary') return resolved(name === 'photo' || name === 'logo' ? '@png' : '@xlsx');
  if (pattern !== undefined) return 'Arta';
  return 'ë'.repeat(Math.min(maxLength ?? 100, index < 0 ? LONGEST_TEXT : IN_ROWS));
}

function largest(schema: Schema, name: string, making: Making): unknown {
  if (schema.type === 'array') return largestList(schema, name, making);
  const id = schema.type === 'string' ? undefined : idAt(name, making);
  if (id !== undefined) return id;
  if (name === 'to') return making.until;
  if (schema.const !== undefined) return schema.const;
  for (const values of [FIELDS, BY_NAME])
    if (name in values && (schema.enum?.includes(values[name]) ?? true)) return values[name];
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return largest(first, name, making);
  if (schema.type === 'object') return largestObject(schema, making);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'number' || schema.type === 'integer')
    return Math.max(schema.minimum ?? 0, (schema.exclusiveMinimum ?? -1) + 1);
  return largestText(schema, name, making);
}

function largestObject({ properties = {}, required = [] }: Schema, making: Making): Record<string, unknown> {
  const wanted = Object.entries(properties).filter(
    ([name]) => making.withOptional || required.includes(name) || LARGER.has(name),
  );
  return Object.fromEntries(wanted.map(([name, schema]) => [name, largest(schema, name, making)]));
}

/** Optional fields that make an answer larger instead of narrowing it down. */
const LARGER = new Set(['from', 'to', 'pageSize', 'employeeIds', 'vacationIds']);

type Candidate = { kind: string; input: Sample };

const file = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const FILES: Readonly<Record<string, () => File>> = {
  '@png': () => file(Buffer.from(PNG, 'base64'), 'foto.png'),
  '@docx': () =>
    file(aDocx(Array.from({ length: 200 }, () => '{{firstName}} {{lastName}}')), 'kontrata.docx'),
  '@pdf': () => file(Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF'), 'a.pdf'),
  '@xlsx': () =>
    file(anImportWorkbook(...Array.from({ length: 2_000 }, () => anImportLine())), 'punonjesit.xlsx'),
};

/** A hint's value: what begins with `@` stands for a file or something of the world. */
function resolved(value: unknown, world?: World): unknown {
  if (value !== null && typeof value === 'object' && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolved(one, world)]));
  if (typeof value !== 'string' || !value.startsWith('@')) return value;
  const made = FILES[value];
  if (made) return made();
  if (!world) return value;
  const { ids, objects, closedVersion, paymentDate } = world;
  const named: Record<string, unknown> = {
    ...world.seen,
    '@employees': ids.employees,
    '@salaries': ids.salaries,
    '@vacations': ids.vacations,
    '@closedVersion': closedVersion,
    '@paymentDate': paymentDate,
    '@company': objects.company.id,
    '@admin': objects.company.admin.id,
    '@user': objects.company.user.id,
    '@adminEmail': objects.company.admin.email,
  };
  return named[value] ?? value;
}

function hinted(input: Sample, hint: Sample | undefined, world: World): Sample {
  const merged: Sample = { ...input };
  for (const part of ['params', 'query', 'body'] as const) {
    const own = Object.entries(hint?.[part] ?? {}).map(([key, value]) => [key, resolved(value, world)]);
    if (own.length > 0)
      merged[part] = Object.fromEntries(
        [...Object.entries(merged[part] ?? {}), ...own].filter(([, value]) => value !== null),
      );
  }
  return merged;
}

/** The inputs of a call from the largest on: the first that is not refused is its largest lawful one. `more` stands in for hints of its own. */
export function candidates({ name, call }: BoundCall, world: World, more?: Sample): Candidate[] {
  const companyId = world.objects.company.id;
  const sample = sampleInput(call, companyId, world.objects);
  const made = (withOptional: boolean, until: string): Sample => {
    const input: Sample = {};
    const making = { call, world, index: -1, until, withOptional };
    for (const part of ['params', 'query', 'body'] as const)
      if (call[part]) input[part] = largestObject(schemaOf(call, part), making);
    const [part, field] = (call.companyIn?.split('.') ?? []) as [keyof Sample | undefined, string];
    if (part) input[part] = { ...input[part], [field]: companyId };
    return input;
  };
  const hasSpan = JSON.stringify(made(false, SPANS[0] ?? '')).includes(SPANS[0] ?? '');
  const spans = hasSpan ? SPANS : SPANS.slice(0, 1);
  // A filter makes the answer of a read smaller: there what must be given comes first.
  const order = call.effect === 'read' ? [false, true] : [true, false];
  const all = spans.flatMap((until) =>
    order.map((withOptional) => ({
      kind: `${withOptional ? 'all' : 'required'} until ${until}`,
      input: made(withOptional, until),
    })),
  );
  return [...all, { kind: 'sample', input: sample }].map(({ kind, input }) => ({
    kind: hasSpan ? kind : kind.replace(/ until .*/, ''),
    input: hinted(hinted(input, HINTS[name], world), more, world),
  }));
}
