import { getOwnRequests as call } from '@paga/contract/requests';
import { ownRead } from '#core/http/own-handler.ts';
import { requireAtWork } from '#leave/public.ts';
import { ownRequests, wireOwn } from './store-request.ts';

/** What the person has asked for, and who decided about it when. */
export const getOwnRequests = ownRead({
  call,
  run: async (ctx) => {
    requireAtWork(ctx);
    return wireOwn(ctx, await ownRequests(ctx));
  },
});
