import { endLeaveFeed as call } from '@paga/contract/leave';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { auditedFeed, feedRows, wireFeed } from './feed-rows.ts';
import { leaveFeed } from './table.ts';

/** Ends an own feed at once; another person's is not found. */
export const endLeaveFeed = write({
  call,
  load: async (ctx, { params }) => {
    const ofUser = and(eq(leaveFeed.id, params.id), eq(leaveFeed.userId, ctx.actor.userId));
    const [feed] = await feedRows(ctx, ofUser);
    return wireFeed(found(feed));
  },
  run: async (ctx, _input, { id }) => {
    await ctx.tx.delete(leaveFeed).where(and(scoped(ctx, leaveFeed), eq(leaveFeed.id, id)));
    return undefined;
  },
  audit: ({ loaded }) => ({
    page: 'vacations',
    type: 'endFeed',
    objectId: loaded.id,
    old: auditedFeed(loaded),
  }),
});
