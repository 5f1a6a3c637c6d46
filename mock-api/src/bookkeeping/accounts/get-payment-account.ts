import { getPaymentAccount as call } from '@paga/contract/quickbooks';
import { read } from '#core/http/handler.ts';
import { findSetting } from '../connection/stored-connection.ts';

export const getPaymentAccount = read({ call, run: async (ctx) => ({ paymentAccount: (await findSetting(ctx))?.paymentAccount ?? null }) });
