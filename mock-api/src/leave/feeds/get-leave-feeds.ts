import { getLeaveFeeds as call } from '@paga/contract/leave';
import { eq } from 'drizzle-orm';
import { read } from '#core/http/handler.ts';
import { feedRows, wireFeed } from './feed-rows.ts';
import { leaveFeed } from './table.ts';

/** The own feeds; nobody sees another's, whatever the role. */
export const getLeaveFeeds = read({
  call,
  run: async (ctx) => (await feedRows(ctx, eq(leaveFeed.userId, ctx.actor.userId))).map(wireFeed),
});
