import { sql } from 'drizzle-orm';
import { planned } from '../db/planned.ts';
import type { Tx } from '../db/transaction.ts';
import { mapInTurns } from '../turns.ts';
import type { AuditFacts } from './audit-facts.ts';
import { transactionNumber } from './era.ts';
import { type AuditChanges, auditLine } from './table.ts';

/** Fields whose values are never written down, only that they changed. */
const SECRET = /^(?!minimumPassword|passwordMin).*(password|code|secret|token)/i;

const LINES_AT_ONCE = 1_000;

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

function changesOfPart(before: Facts, after: Facts): AuditChanges {
  const changes: AuditChanges = {};
  const [olds, news] = [fieldsOf(before), fieldsOf(after)];
  for (const name of new Set([...Object.keys(olds), ...Object.keys(news)])) {
    const [old, fresh] = [olds[name], news[name]];
    if (JSON.stringify(old ?? null) === JSON.stringify(fresh ?? null)) continue;
    changes[name] = { old: shown(name, old), new: shown(name, fresh) };
  }
  return changes;
}

/** The fields that differ, with both values; in turns, because an edit of many has hundreds of parts: `Arta Krasniqi (7)`, `Besa Gashi (8)`. */
export async function changesBetween(
  before: AuditFacts['old'],
  after: AuditFacts['new'],
): Promise<AuditChanges> {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const part = (of: Facts, name: string) => (of && name in of ? { [name]: of[name] } : null);
  const each = await mapInTurns(names, (name) => changesOfPart(part(before, name), part(after, name)));
  return Object.assign({}, ...each);
}

/** `employeeId`: an employee did it, on the own page. */
type Who = {
  now: Date;
  userId: number | undefined;
  companyId: number | undefined;
  employeeId?: number | undefined;
};

async function lineOf({ now, userId, companyId, employeeId }: Who, facts: AuditFacts) {
  const about = Object.entries(facts.about ?? {}).map(([name, value]) => [name, { old: value, new: value }]);
  const changes: AuditChanges = {
    ...Object.fromEntries(about),
    ...(await changesBetween(facts.old, facts.new)),
  };
  const { page, type, objectId = null } = facts;
  const company = facts.companyId ?? companyId ?? null;
  return {
    company,
    user: userId ?? null,
    employeeId: employeeId ?? null,
    at: now,
    page,
    type,
    objectId,
    changes,
  };
}

/** One line, in the transaction of the write it is about. Without a company it is about the person's own account. */
export async function recordAudit(tx: Tx, who: Who, facts: AuditFacts): Promise<void> {
  await addLine(tx, await lineOf(who, facts));
}

/** Many lines of one write, a thousand in a statement. */
export async function recordAudits(tx: Tx, who: Who, all: readonly AuditFacts[]): Promise<void> {
  for (let from = 0; from < all.length; from += LINES_AT_ONCE) {
    const part = all.slice(from, from + LINES_AT_ONCE);
    const lines = await Promise.all(part.map((facts) => lineOf(who, facts)));
    await tx.insert(auditLine).values(
      lines.map(({ company, user, ...line }) => ({
        ...line,
        tenantId: company,
        userId: user,
        transaction: transactionNumber,
      })),
    );
  }
}

const given = (name: string) => sql.placeholder(name);
const addLine = planned('add_audit_line', (db) =>
  db.insert(auditLine).values({
    tenantId: given('company'),
    userId: given('user'),
    employeeId: given('employeeId'),
    at: given('at'),
    page: given('page'),
    type: given('type'),
    objectId: given('objectId'),
    changes: given('changes'),
    transaction: transactionNumber,
  }),
);
