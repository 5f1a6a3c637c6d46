import { previewOwnLeave as call } from '@paga/contract/leave';
import { ownRead } from '#core/http/own-handler.ts';
import { leaveCost } from '../booking/leave-cost.ts';
import { companyOf, ownPerson } from './own-person.ts';

/** The check of the office, without colleagues. */
export const previewOwnLeave = ownRead({
  call,
  part: 'leave',
  run: async (ctx, { query }) => leaveCost(companyOf(ctx), await ownPerson(ctx), query),
});
