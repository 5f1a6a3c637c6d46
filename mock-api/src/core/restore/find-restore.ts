import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type Head, type HeadFile, isExplained } from '../audit/audit-heads.ts';
import { asAccess, type Database, type Tx } from '../db/transaction.ts';

const newestOf = (heads: readonly Head[]) =>
  heads.reduce<Head | undefined>(
    (newest, head) => (newest && newest.at > head.at ? newest : head),
    undefined,
  );

async function holds(tx: Tx, { companyId, to, hash }: Head): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from "audit_seal" where coalesce("tenantId", 0) = coalesce(${companyId}::bigint, 0) and "toTransaction" = ${to} and "hash" = ${hash}`);
  return rows.length > 0;
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
 * Finds that the whole database was set back: the newest head of the audit log that was written down outside is in none of its links, and none of them is newer. A chain whose
 * end alone is gone is tampering, and nothing for a start to act on. From then on mail, postings and feeds wait for
 * role 1, sessions are ended, and the restore is written down outside with its time, so that who verifies the log tells it from tampering.
 */
export async function findRestore(
  db: Database,
  { heads, now, log, isNew, endSessions }: Around,
): Promise<void> {
  const written = await heads.read();
  const newest = newestOf(written.heads);
  if (!newest || isExplained(newest, written.restores)) return;
  const until = await asAccess(db, async (tx) => {
    if (await holds(tx, newest)) return undefined;
    const { link, line } = await lastKnown(tx);
    if (link > new Date(newest.at)) return undefined;
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
