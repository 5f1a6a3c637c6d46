import { sql } from 'drizzle-orm';
import { planned } from '../db/planned.ts';
import type { Tx } from '../db/transaction.ts';
import type { AuditFacts } from './audit-facts.ts';
import { transactionNumber } from './era.ts';
import { type AuditChanges, auditLine } from './table.ts';

/** Fields whose values are never written down, only that they changed. */
const SECRET = /^(?!minimumPassword|passwordMin).*(password|code|secret|token)/i;

type Part = Record<string, unknown>;
type Facts = Readonly<Part> | null | undefined;

const isPart = (value: unknown): value is Part =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);

/** The fields of a value, those of its parts by a dotted path: `edits.night`. Lists are one value. */
function fieldsOf(value: Facts, path = ''): Part {
  const fields: Part = {};
  for (const [name, part] of Object.entries(value ?? {})) {
    if (isPart(part)) Object.assign(fields, fieldsOf(part, `${path}${name}.`));
    else fields[`${path}${name}`] = part;
  }
  return fields;
}

/** A line about many begins its fields with a person, `Arta Krasniqi (7).avanse`: how somebody is called makes nothing a secret. */
const withoutPerson = (name: string) => name.replace(/^.* \(\d+\)\./, '');

const shown = (name: string, value: unknown) =>
  SECRET.test(withoutPerson(name)) && value !== null && value !== undefined ? '***' : (value ?? null);

/** The fields that differ, with both values. */
export function changesBetween(before: AuditFacts['old'], after: AuditFacts['new']): AuditChanges {
  const changes: AuditChanges = {};
  const [olds, news] = [fieldsOf(before), fieldsOf(after)];
  for (const name of new Set([...Object.keys(olds), ...Object.keys(news)])) {
    const [old, fresh] = [olds[name], news[name]];
    if (JSON.stringify(old ?? null) === JSON.stringify(fresh ?? null)) continue;
    changes[name] = { old: shown(name, old), new: shown(name, fresh) };
  }
  return changes;
}

/** One line, in the transaction of the write it is about. Without a company it is about the person's own account. */
export async function recordAudit(
  tx: Tx,
  { now, userId, companyId }: { now: Date; userId: number | undefined; companyId: number | undefined },
  facts: AuditFacts,
): Promise<void> {
  const about = Object.entries(facts.about ?? {}).map(([name, value]) => [name, { old: value, new: value }]);
  const changes: AuditChanges = { ...Object.fromEntries(about), ...changesBetween(facts.old, facts.new) };
  const { page, type, objectId = null } = facts;
  const company = facts.companyId ?? companyId ?? null;
  await addLine(tx, { company, user: userId ?? null, at: now, page, type, objectId, changes });
}

const given = (name: string) => sql.placeholder(name);
const addLine = planned('add_audit_line', (db) =>
  db.insert(auditLine).values({
    tenantId: given('company'),
    userId: given('user'),
    at: given('at'),
    page: given('page'),
    type: given('type'),
    objectId: given('objectId'),
    changes: given('changes'),
    transaction: transactionNumber,
  }),
);
