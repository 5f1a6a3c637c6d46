import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { asAccess, type Database, type Tx } from '../db/transaction.ts';

type Seal = { from: number; to: number; hash: string };
type Stretch = { companyId: number | null; from: number; to: number };

const START = createHash('sha256').update('paga audit').digest('hex');
const ofCompany = (companyId: number | null) => sql`"tenantId" is not distinct from ${companyId}::bigint`;

/** The hash of a stretch of lines, every field of each, chained to the hash before. */
async function hashOf(tx: Tx, { companyId, from, to }: Stretch, before: string): Promise<{ hash: string; lines: number }> {
  const { rows } = await tx.execute<{ line: string }>(sql`
    select json_build_array("id", "tenantId", "userId", "at" at time zone 'UTC', "page", "type", "objectId", "changes", "transaction")::text as "line"
    from "audit_line" where ${ofCompany(companyId)} and "transaction" >= ${from} and "transaction" < ${to} order by "transaction", "id"`);
  const hash = createHash('sha256').update(before);
  for (const { line } of rows) hash.update('\n').update(line);
  return { hash: hash.digest('hex'), lines: rows.length };
}

async function sealsOf(tx: Tx, companyId: number | null): Promise<Seal[]> {
  const { rows } = await tx.execute<{ from: string; to: string; hash: string }>(sql`
    select "fromTransaction" as "from", "toTransaction" as "to", "hash" from "audit_seal" where ${ofCompany(companyId)} order by "fromTransaction"`);
  return rows.map(({ from, to, hash }) => ({ from: Number(from), to: Number(to), hash }));
}

async function sealCompany(tx: Tx, companyId: number | null, horizon: number, now: Date): Promise<void> {
  const last = (await sealsOf(tx, companyId)).at(-1);
  const stretch = { companyId, from: last?.to ?? 0, to: horizon };
  if (stretch.to <= stretch.from) return;
  const { hash, lines } = await hashOf(tx, stretch, last?.hash ?? START);
  if (lines === 0) return;
  await tx.execute(sql`
    insert into "audit_seal" ("tenantId", "fromTransaction", "toTransaction", "hash", "sealedAt")
    values (${companyId}, ${stretch.from}, ${stretch.to}, ${hash}, ${now.toISOString()}) on conflict do nothing`);
}

/**
 * Seals the lines of every transaction that has ended, per company and for the platform. A write never waits for it: only transactions below
 * the oldest one still running are taken, so that none can appear later inside a sealed stretch.
 */
export async function sealAudit(db: Database, now: Date): Promise<void> {
  const { rows } = await asAccess(db, (tx) => tx.execute<{ id: string | null }>(sql`select distinct "tenantId" as "id" from "audit_line"`));
  for (const { id } of rows) {
    await asAccess(db, async (tx) => {
      const { rows: horizons } = await tx.execute<{ horizon: string }>(
        sql`select pg_snapshot_xmin(pg_current_snapshot())::text as "horizon"`,
      );
      await sealCompany(tx, id === null ? null : Number(id), Number(horizons[0]?.horizon), now);
    });
  }
}

/** The sealed stretches whose lines are no longer what they were. Empty: nothing was changed, removed or slipped in. */
export async function brokenSeals(db: Database, companyId: number | null): Promise<Seal[]> {
  return asAccess(db, async (tx) => {
    const broken: Seal[] = [];
    let before = START;
    for (const seal of await sealsOf(tx, companyId)) {
      const { hash } = await hashOf(tx, { companyId, from: seal.from, to: seal.to }, before);
      if (hash !== seal.hash) broken.push(seal);
      before = seal.hash;
    }
    return broken;
  });
}
