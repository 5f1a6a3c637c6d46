import { getPaymentAccount as call } from '@paga/contract/bookkeeping';
import { read } from '#core/http/handler.ts';
import { findSetting } from '../connection/stored-connection.ts';

export const getPaymentAccount = read({
  call,
  run: async (ctx) => ({ paymentAccount: (await findSetting(ctx))?.paymentAccount ?? null }),
});
