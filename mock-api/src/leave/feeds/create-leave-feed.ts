import { createLeaveFeed as call, maySeeFeedType } from '@paga/contract/leave';
import { and, eq, isNull } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { hashSecret, newSecret } from '#identity/public.ts';
import { employeeOf, sector } from '#people/public.ts';
import { auditedFeed, feedRows, wireFeed } from './feed-rows.ts';
import { leaveFeed } from './table.ts';

/** Makes a feed. Its secret stands nowhere but in the answer. */
export const createLeaveFeed = write({
  call,
  policy: ({ roleId }, { body }) => !body.withType || maySeeFeedType(roleId),
  load: async (ctx, { body: { employeeId, sectorId } }) => {
    if (employeeId !== undefined) await employeeOf(ctx, employeeId);
    if (sectorId !== undefined) await requireSector(ctx, sectorId);
  },
  run: async (ctx, { body: { tenantId: _, ...asked } }) => {
    const secret = newSecret();
    const [row] = await ctx.tx
      .insert(leaveFeed)
      .values({
        ...asked,
        tenantId: ctx.companyId,
        userId: ctx.actor.userId,
        secretHash: hashSecret(secret),
        createdAt: ctx.now,
      })
      .returning({ id: leaveFeed.id });
    const { id } = found(row);
    const [feed] = await feedRows(ctx, eq(leaveFeed.id, id));
    return { feed: wireFeed(found(feed)), path: `/api/feeds/leave/${ctx.companyId}/${id}/${secret}.ics` };
  },
  audit: ({ answer: { feed } }) => ({
    page: 'vacations',
    type: 'createFeed',
    objectId: feed.id,
    new: auditedFeed(feed),
  }),
});

async function requireSector(ctx: Context, id: number): Promise<void> {
  const rows = await ctx.tx
    .select({ id: sector.id })
    .from(sector)
    .where(and(scoped(ctx, sector), eq(sector.id, id), isNull(sector.deletedAt)));
  found(rows[0]);
}
