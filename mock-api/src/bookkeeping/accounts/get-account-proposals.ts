import { getAccountProposals as call } from '@paga/contract/bookkeeping';
import { read } from '#core/http/handler.ts';
import { PAYROLL_ACCOUNTS } from './payroll-accounts.ts';
import { proposeAccounts, proposePayment } from './propose-accounts.ts';
import { optionsOf, serviceRows } from './service-lists.ts';

/** What a person may accept for a mapping that is still empty; it is saved by them, with `saveAccounts`. */
export const getAccountProposals = read({
  call,
  run: async (ctx) => {
    const rows = await serviceRows(ctx, 'account');
    return {
      payment: optionsOf(proposePayment(rows)),
      links: proposeAccounts(rows).map(({ category, accounts }) => ({
        payroll_account_id: PAYROLL_ACCOUNTS[category].id,
        payroll_account: PAYROLL_ACCOUNTS[category][ctx.actor.language],
        accounts: optionsOf(accounts),
      })),
    };
  },
});
