import { endOwnLeaveFeed as call } from '@paga/contract/leave';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { found } from '#core/domain-error.ts';
import { ownWrite } from '#core/http/own-handler.ts';
import { ownPerson } from '../own-leave/own-person.ts';
import { ownFeed } from './own-feed.ts';
import { ownLeaveFeed } from './table.ts';

export const endOwnLeaveFeed = ownWrite({
  call,
  part: 'leave',
  atWork: true,
  load: async (ctx) => {
    found(await ownFeed(ctx));
    return ownPerson(ctx);
  },
  run: async (ctx) => {
    await ctx.tx.delete(ownLeaveFeed).where(ownRowsOf(ctx, ownLeaveFeed));
    return undefined;
  },
  audit: ({ ctx, loaded: { firstName, lastName } }) => ({
    ...{ page: 'vacations', type: 'endFeed', objectId: ctx.own.employeeId },
    old: { feedOf: `${firstName} ${lastName}` },
  }),
});
