import { and, eq, isNull } from 'drizzle-orm';
import { own } from '../db/own-rows.ts';
import type { Context } from '../http/context.ts';
import { found } from '../http/domain-error.ts';
import { attachment } from './table.ts';

/** A file of the company, held until the transaction ends. Throws `NOT_FOUND`. */
export async function lockedAttachment(ctx: Context, id: number): Promise<typeof attachment.$inferSelect> {
  const [row] = await ctx.tx
    .select()
    .from(attachment)
    .where(and(own(ctx, attachment), eq(attachment.id, id), isNull(attachment.deletedAt)))
    .for('update');
  return found(row);
}
