import { getOwnRequests as call } from '@paga/contract/requests';
import { ownRead } from '#core/http/own-handler.ts';
import { ownRequests, wireOwn } from './store-request.ts';

/** What the person has asked for, and who decided about it when. */
export const getOwnRequests = ownRead({
  call,
  atWork: true,
  run: async (ctx) => wireOwn(ctx, await ownRequests(ctx)),
});
