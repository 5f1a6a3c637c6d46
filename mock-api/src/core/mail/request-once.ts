import { createHash } from 'node:crypto';
import { and, eq, like, sql } from 'drizzle-orm';
import type { Tx } from '../db/transaction.ts';
import { DomainError } from '../domain-error.ts';
import { outboxMail } from './table.ts';

/** What a `requestId` stands for: which call, by whom, and everything that it was given, its files by their bytes. */
type Asked = {
  kind: string;
  companyId: number;
  requestId: string;
  by: number;
  facts: readonly (string | number)[];
  files?: readonly Uint8Array[];
};

function fingerprintOf({ by, facts, files = [] }: Asked): string {
  const hash = createHash('sha256').update(JSON.stringify([by, ...facts]));
  for (const bytes of files) hash.update(createHash('sha256').update(bytes).digest());
  return hash.digest('hex');
}

/**
 * The `dedupe` of a mail that somebody may ask for a second time with the same `requestId`. Throws `REQUEST_ID_USED` when that id was used for something else:
 * an answer that says "sent" would be untrue.
 */
export async function dedupeOfRequest(tx: Tx, asked: Asked): Promise<string> {
  const key = `${asked.kind}:${asked.requestId.toLowerCase()}`;
  const dedupe = `${key}:${fingerprintOf(asked)}`;
  // Two at once would not see each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${asked.companyId} ${key}`}, 0))`);
  const used = await tx
    .select({ dedupe: outboxMail.dedupe })
    .from(outboxMail)
    .where(and(eq(outboxMail.tenantId, asked.companyId), like(outboxMail.dedupe, `${key}:%`)));
  if (used.some((mail) => mail.dedupe !== dedupe)) throw new DomainError('REQUEST_ID_USED');
  return dedupe;
}
