import { getBankAccountRule as call } from '@paga/contract/requests';
import { ownRead } from '#core/http/own-handler.ts';
import { openFrom } from './proposed-account.ts';

/** From when on the person can propose another account. */
export const getBankAccountRule = ownRead({
  call,
  part: 'data',
  atWork: true,
  run: async (ctx) => ({ openFrom: (await openFrom(ctx))?.toISOString() ?? null }),
});
