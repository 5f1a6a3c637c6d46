import { type SQL, sql } from 'drizzle-orm';
import { companiesWithWork } from '../db/companies-with-work.ts';
import { asAccess, type Database, type Tx } from '../db/transaction.ts';
import type { Head } from './audit-heads.ts';
import type { AuditKeys } from './audit-keys.ts';
import { endedBelow } from './era.ts';
import { chainedFrom, hashOfLine, hashOfStretch, linesOf, ofCompany, START } from './lines.ts';

/** Rows of the chain of a company, or of the platform, as its index has them. */
const chainOf = (companyId: number | null | SQL) =>
  sql`coalesce("tenantId", 0) = coalesce(${companyId}::bigint, 0)`;

/** The end of a chain, by its index: ordered by all of it, since under row level security PostgreSQL does not take its first column for settled. */
export const lastLink = (companyId: number | null | SQL) =>
  sql`select "toTransaction" as "to", "hash", "keyId" from "audit_seal" where ${chainOf(companyId)} order by coalesce("tenantId", 0) desc, "fromTransaction" desc limit 1`;

type LastLink = { to: string; hash: string; keyId: string | null };

/** So many lines, and the rest of the transaction of the last, join the hash chain at once. */
const LINES_AT_ONCE = 2_000;

async function lastLinkOf(tx: Tx, companyId: number | null): Promise<{ to: number; before: string }> {
  const { rows } = await tx.execute<LastLink>(lastLink(companyId));
  const [last] = rows;
  return last
    ? { to: Number(last.to), before: chainedFrom(last.hash, last.keyId) }
    : { to: 0, before: START };
}

/** Where the next stretch ends: at the horizon, or after the transaction that holds its last line. Undefined: there is nothing to add. */
async function endOfStretch(tx: Tx, companyId: number | null, from: number): Promise<number | undefined> {
  const { rows } = await tx.execute<{ last: string | null; full: boolean; horizon: string }>(sql`
    select max("transaction") as "last", count(*) = ${LINES_AT_ONCE} as "full", (select ${endedBelow}) as "horizon" from (
      select "transaction" from "audit_line" where ${ofCompany(companyId)} and "transaction" >= ${from} and "transaction" < ${endedBelow}
      order by "transaction" limit ${LINES_AT_ONCE}) l`);
  const { last = null, full = false, horizon } = rows[0] ?? {};
  if (last === null) return undefined;
  return full ? Number(last) + 1 : Number(horizon);
}

/** Adds one stretch to the chain and answers where it ends; undefined when there is nothing left. */
async function chainNext(
  tx: Tx,
  companyId: number | null,
  now: Date,
  keys: AuditKeys,
): Promise<Head | undefined> {
  const last = await lastLinkOf(tx, companyId);
  const to = await endOfStretch(tx, companyId, last.to);
  if (to === undefined) return undefined;
  const key = keys.byId.get(keys.current);
  const lines = await linesOf(tx, { companyId, from: last.to, to });
  const hash = hashOfStretch(lines, last.before, key);
  const { rowCount } = await tx.execute(sql`
    insert into "audit_seal" ("tenantId", "fromTransaction", "toTransaction", "hash", "lineIds", "lineHashes", "keyId", "sealedAt")
    values (${companyId}, ${last.to}, ${to}, ${hash}, ${`{${lines.map(({ id }) => id).join(',')}}`}::bigint[],
      ${`{${lines.map((line) => hashOfLine(line, key)).join(',')}}`}::text[], ${keys.current}, ${now.toISOString()}) on conflict do nothing`);
  // Another instance was quicker: its head is the one that counts.
  return rowCount === 0
    ? chainNext(tx, companyId, now, keys)
    : { companyId, to, hash, keyId: keys.current, at: now.toISOString() };
}

/** Everyone who has lines: the platform (null) and every company. */
export async function chains(tx: Tx): Promise<(number | null)[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select "id" from "tenant" order by "id"`);
  return [null, ...rows.map(({ id }) => Number(id))];
}

/** Lines that come after the end of their chain, of transactions that have ended: a probe of each index, however many lines there are. */
const newLine = (lines: SQL, companyId: SQL) => sql`
  cross join lateral (select coalesce((select l."to" from (${lastLink(companyId)}) l), 0) as "to") e
  cross join lateral (select 1 from "audit_line" where ${lines} and "transaction" >= e."to" and "transaction" < ${endedBelow} limit 1) n`;

/** Whose chains have lines to take, the platform's as 0. */
export const chainsToExtend = sql`(
  select 0::bigint as "id" from (select 1) one ${newLine(sql`"tenantId" is null`, sql`null`)}
  union all select t."id" from "tenant" t ${newLine(sql`"tenantId" = t."id"`, sql`t."id"`)})`;

/**
 * Adds to the hash chain the lines of every transaction that has ended, per company and for the platform. A write never waits for it: only transactions below
 * the oldest one still running are taken, so that none can appear later inside a stretch of the chain. Answers the new heads, to be written down outside.
 */
export async function chainAudit(db: Database, now: Date, keys: AuditKeys): Promise<Head[]> {
  const heads: Head[] = [];
  for (const id of await companiesWithWork(db, chainsToExtend)) {
    const companyId = id === 0 ? null : id;
    const next = () => asAccess(db, (tx) => chainNext(tx, companyId, now, keys));
    let newest: Head | undefined;
    for (let head = await next(); head; head = await next()) newest = head;
    if (newest) heads.push(newest);
  }
  return heads;
}
