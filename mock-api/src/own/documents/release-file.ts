import { and, eq, isNull } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import { ownDocument } from './table.ts';

/** Nobody is asked any more to read a file. One that was confirmed stays what it was: `FILE_CONFIRMED`. */
export async function releaseFile(ctx: InCompany, attachmentId: number): Promise<void> {
  const ofFile = and(scoped(ctx, ownDocument), eq(ownDocument.attachmentId, attachmentId));
  await ctx.tx.delete(ownDocument).where(and(ofFile, isNull(ownDocument.confirmedAt)));
  const kept = await ctx.tx.select({ id: ownDocument.id }).from(ownDocument).where(ofFile);
  if (kept.length > 0) throw new DomainError('FILE_CONFIRMED');
}
