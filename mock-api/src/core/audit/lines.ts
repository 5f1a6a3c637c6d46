import { createHash, createHmac } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/transaction.ts';

/** A line as the chain sees it: every field of it, as text. */
export type Line = { id: number; text: string };
/** The lines of the transactions from one up to, not including, another. */
type Stretch = { companyId: number | null; from: number; to: number };

/** What the first stretch of every chain follows. */
export const START = createHash('sha256').update('paga audit').digest('hex');

/** The lines, or links, of a company; of the platform when it is null. */
export function ofCompany(companyId: number | null): SQL {
  return companyId === null ? sql`"tenantId" is null` : sql`"tenantId" = ${companyId}`;
}

// Without a key anybody who owns the database can make the chain anew; links of before there were keys have none.
const digest = (key: Buffer | undefined) => (key ? createHmac('sha256', key) : createHash('sha256'));

export const hashOfLine = ({ text }: Line, key: Buffer | undefined): string =>
  digest(key).update(text).digest('hex');

/** The hash of a stretch, chained to the hash before. */
export function hashOfStretch(lines: readonly Line[], before: string, key: Buffer | undefined): string {
  const hash = digest(key).update(before);
  for (const { text } of lines) hash.update('\n').update(text);
  return hash.digest('hex');
}

/** What the next stretch goes on from: the hash of a link with the id of its key, so that neither can be changed alone. */
export const chainedFrom = (hash: string, keyId: string | null): string =>
  keyId === null ? hash : `${hash} ${keyId}`;

/** The lines of a stretch in the order of the chain. */
export async function linesOf(tx: Tx, { companyId, from, to }: Stretch): Promise<Line[]> {
  const { rows } = await tx.execute<{ id: string; text: string }>(sql`
    select "id", (case when "employeeId" is null
      then json_build_array("id", "tenantId", "userId", "at" at time zone 'UTC', "page", "type", "objectId", "changes", "transaction")
      else json_build_array("id", "tenantId", "userId", "at" at time zone 'UTC', "page", "type", "objectId", "changes", "transaction", "employeeId") end)::text as "text"
    from "audit_line" where ${ofCompany(companyId)} and "transaction" >= ${from} and "transaction" < ${to} order by "transaction", "id"`);
  return rows.map(({ id, text }) => ({ id: Number(id), text }));
}
