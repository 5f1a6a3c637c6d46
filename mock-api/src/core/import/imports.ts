import { desc } from 'drizzle-orm';
import type { InCompany } from '../db/scoped-rows.ts';
import { found } from '../domain-error.ts';
import type { Context } from '../http/context.ts';
import { namesOf } from '../user/names-of.ts';
import type { ImportTable } from './import-table.ts';
import type { BlockedBy } from './undo.ts';

/** Begins an import: what it saves then names it. */
export async function startImportIn(ctx: Context, table: ImportTable, fileName: string): Promise<number> {
  const { companyId: tenantId, actor, now } = ctx;
  const [started] = await ctx.tx
    .insert(table)
    .values({ tenantId, fileName, createdBy: actor.userId, createdAt: now })
    .returning({ id: table.id });
  return found(started).id;
}

/** So many are listed. */
export const LAST_IMPORTS = 20;

/** The newest first. */
export const newestFirst = ({ createdAt, id }: ImportTable) => [desc(createdAt), desc(id)];

/** A stored import and what was counted of it. */
type Counted<Counts> = { batch: ImportTable['$inferSelect']; counts: Counts };

/** Stored imports as they are listed: the file, who and when, whether it was undone, and what keeps it from that. */
export async function listedImports<Counts extends object>(
  ctx: InCompany,
  stored: readonly Counted<Counts>[],
  blockedBy: BlockedBy,
) {
  const batches = stored.map(({ batch }) => batch);
  const names = await namesOf(
    ctx,
    batches.flatMap(({ createdBy, undoneBy }) => [createdBy, undoneBy]),
  );
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  const undoable = batches.filter(({ undoneAt }) => undoneAt === null).map(({ id }) => id);
  const blocked = await blockedBy(ctx, undoable);
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
