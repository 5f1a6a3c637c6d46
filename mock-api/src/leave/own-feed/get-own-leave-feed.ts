import { getOwnLeaveFeed as call } from '@paga/contract/leave';
import { ownRead } from '#core/http/own-handler.ts';
import { ownFeed, wireOwnFeed } from './own-feed.ts';

export const getOwnLeaveFeed = ownRead({
  call,
  part: 'leave',
  atWork: true,
  run: async (ctx) => {
    const feed = await ownFeed(ctx);
    return { feed: feed ? wireOwnFeed(feed) : null };
  },
});
