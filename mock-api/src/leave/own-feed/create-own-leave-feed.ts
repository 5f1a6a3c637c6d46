import { createOwnLeaveFeed as call } from '@paga/contract/leave';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { found } from '#core/domain-error.ts';
import { ownWrite } from '#core/http/own-handler.ts';
import { hashSecret, newSecret } from '#identity/public.ts';
import { ownPerson } from '../own-leave/own-person.ts';
import { wireOwnFeed } from './own-feed.ts';
import { ownLeaveFeed } from './table.ts';

/** Makes the feed of the person in the place of the one before. Its secret stands nowhere but in the answer. */
export const createOwnLeaveFeed = ownWrite({
  call,
  part: 'leave',
  atWork: true,
  load: ownPerson,
  run: async (ctx) => {
    const { companyId: tenantId, employeeId, linkId } = ctx.own;
    const secret = newSecret();
    await ctx.tx.delete(ownLeaveFeed).where(ownRowsOf(ctx, ownLeaveFeed));
    const rows = await ctx.tx
      .insert(ownLeaveFeed)
      .values({ tenantId, employeeId, linkId, secretHash: hashSecret(secret), createdAt: ctx.now })
      .returning();
    const feed = found(rows[0]);
    return { feed: wireOwnFeed(feed), path: `/api/feeds/own-leave/${tenantId}/${feed.id}/${secret}.ics` };
  },
  audit: ({ ctx, loaded: { firstName, lastName } }) => ({
    ...{ page: 'vacations', type: 'createFeed', objectId: ctx.own.employeeId },
    new: { feedOf: `${firstName} ${lastName}` },
  }),
});
