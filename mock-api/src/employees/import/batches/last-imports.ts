import { desc } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { namesOf } from '#core/user/names-of.ts';
import type { Blocked } from './blocked-by.ts';
import type { importBatch } from './table.ts';

/** So many are listed. */
export const LAST_IMPORTS = 20;

/** The newest first. */
export const newestFirst = ({ createdAt, id }: { createdAt: PgColumn; id: PgColumn }) => [
  desc(createdAt),
  desc(id),
];

/** A stored import, of people or of leave, and what was counted of it. */
type Counted<Counts> = { batch: typeof importBatch.$inferSelect; counts: Counts };

/** Stored imports as they are listed: the file, who and when, whether it was undone, and what stands against that. */
export async function listedImports<Counts extends object>(
  ctx: InCompany,
  stored: readonly Counted<Counts>[],
  blockedBy: (ctx: InCompany, ids: readonly number[]) => Promise<ReadonlyMap<number, Blocked>>,
) {
  const batches = stored.map(({ batch }) => batch);
  const names = await namesOf(
    ctx,
    batches.flatMap(({ createdBy, undoneBy }) => [createdBy, undoneBy]),
  );
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  const standing = batches.filter(({ undoneAt }) => undoneAt === null).map(({ id }) => id);
  const blocked = await blockedBy(ctx, standing);
  return stored.map(({ batch, counts }) => ({
    ...counts,
    id: batch.id,
    fileName: batch.fileName,
    savedAt: batch.createdAt.toISOString(),
    savedBy: nameOf(batch.createdBy),
    undone: batch.undoneAt && { at: batch.undoneAt.toISOString(), by: nameOf(batch.undoneBy) },
    blocked: blocked.get(batch.id) ?? null,
  }));
}
