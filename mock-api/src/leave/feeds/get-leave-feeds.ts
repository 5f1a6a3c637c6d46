import { getLeaveFeeds as call } from '@paga/contract/leave';
import { eq } from 'drizzle-orm';
import { read } from '#core/http/handler.ts';
import { feedRows, wireFeed } from './feed-rows.ts';
import { isOver } from './is-over.ts';
import { leaveFeed } from './table.ts';

/** The own feeds that still answer; nobody sees another's, whatever the role. One whose person left is left out before any fetch ends it. */
export const getLeaveFeeds = read({
  call,
  run: async (ctx) => {
    const alive: ReturnType<typeof wireFeed>[] = [];
    for (const feed of await feedRows(ctx, eq(leaveFeed.userId, ctx.actor.userId)))
      if (!(await isOver(ctx, feed))) alive.push(wireFeed(feed));
    return alive;
  },
});
