import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type Head, type HeadFile, isExplained, type Restore } from '../audit/audit-heads.ts';
import { asAccess, type Database, type Tx } from '../db/transaction.ts';

/** The newest head of each chain that was written down outside and that no restore explains. */
function newestHeads(heads: readonly Head[], restores: readonly Restore[]): Head[] {
  const newest = new Map<number | null, Head>();
  for (const head of heads) if (!isExplained(head, restores)) newest.set(head.companyId, head);
  return [...newest.values()];
}

/** Whether one of these heads is in no link of the database. */
async function lacksOne(tx: Tx, heads: readonly Head[]): Promise<boolean> {
  const { rows } = await tx.execute<{ lacks: boolean }>(sql`
    select exists (select 1 from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as h("companyId" bigint, "to" bigint, "hash" text)
      where not exists (select 1 from "audit_seal" s where coalesce(s."tenantId", 0) = coalesce(h."companyId", 0) and s."toTransaction" = h."to" and s."hash" = h."hash")) as "lacks"`);
  return rows[0]?.lacks === true;
}

/** The last link that the database holds, and the last line: what it knows until. */
async function lastKnown(tx: Tx): Promise<{ link: Date; line: Date }> {
  const { rows } = await tx.execute<{ link: string | null; line: string | null }>(
    sql`select (select max("sealedAt") from "audit_seal") as "link", (select max("at") from "audit_line") as "line"`,
  );
  const link = new Date(rows[0]?.link ?? 0);
  return { link, line: new Date(rows[0]?.line ?? link) };
}

type Around = {
  heads: HeadFile;
  now: Date;
  log: Logger;
  /** The database was made just now: what was written down is of another one, and nothing waits in it. */
  isNew: boolean;
  /** Ends every session: what people were shown since is not there any more. */
  endSessions: (tx: Tx) => Promise<void>;
};

/**
 * Finds that the whole database was set back: heads of the audit log that were written down outside are in none of its links. From then on mail, postings and feeds wait for
 * role 1, sessions are ended, and the restore is written down outside with its time, so that who verifies the log tells it from tampering.
 */
export async function findRestore(
  db: Database,
  { heads, now, log, isNew, endSessions }: Around,
): Promise<void> {
  const [written, restores] = [await heads.all(), await heads.restores()];
  const newest = newestHeads(written, restores);
  if (newest.length === 0) return;
  const until = await asAccess(db, async (tx) => {
    if (!(await lacksOne(tx, newest))) return undefined;
    const { link, line } = await lastKnown(tx);
    if (isNew) return link;
    await tx.execute(sql`
      insert into "database_restore" ("until", "foundAt") values (${line.toISOString()}, ${now.toISOString()}) on conflict do nothing`);
    await endSessions(tx);
    return link;
  });
  if (!until) return;
  await heads.noteRestore({ until: until.toISOString(), foundAt: now.toISOString() });
  if (!isNew)
    log.error(
      { until },
      'the database was set back to an earlier moment: mail, postings and feeds wait until role 1 releases them, and everybody signs in again',
    );
}
