import { getPaymentAccount as call } from '@paga/contract/quickbooks';
import { read } from '../../http/verb.ts';
import { findSetting } from '../connection/stored-connection.ts';

export const getPaymentAccount = read({ call, run: async (ctx) => ({ paymentAccount: (await findSetting(ctx))?.paymentAccount ?? null }) });
