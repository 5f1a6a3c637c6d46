import { getServiceAccounts as call } from '@paga/contract/bookkeeping';
import { read } from '#core/http/handler.ts';
import { optionsOf, serviceRows } from './service-lists.ts';

export const getServiceAccounts = read({
  call,
  run: async (ctx) => ({ value: optionsOf(await serviceRows(ctx, 'account')) }),
});
