import { isInShare } from '@paga/contract/remotes/canary-share';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import type { ServedPart } from '#core/served-builds.ts';

/** How many companies have the canary of each remote that has one. */
export async function companiesOfCanaries(
  tx: Tx,
  parts: readonly ServedPart[],
): Promise<ReadonlyMap<string, number>> {
  const tried = parts.flatMap(({ name, canary }) => (canary ? [{ remote: name, share: canary.share }] : []));
  if (tried.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: number }>(sql`select "id" from "tenant" where "deletedAt" is null`);
  const counted = tried.map(async (one) => {
    const are = await Promise.all(rows.map(({ id }) => isInShare(one, Number(id))));
    return [one.remote, are.filter(Boolean).length] as const;
  });
  return new Map(await Promise.all(counted));
}
