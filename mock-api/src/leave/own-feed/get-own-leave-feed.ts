import { getOwnLeaveFeed as call } from '@paga/contract/leave';
import { ownRead } from '#core/http/own-handler.ts';
import { requireAtWork } from '../own-leave/own-person.ts';
import { ownFeed, wireOwnFeed } from './own-feed.ts';

export const getOwnLeaveFeed = ownRead({
  call,
  part: 'leave',
  run: async (ctx) => {
    requireAtWork(ctx);
    const feed = await ownFeed(ctx);
    return { feed: feed ? wireOwnFeed(feed) : null };
  },
});
