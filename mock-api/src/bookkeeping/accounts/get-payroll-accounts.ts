import { getPayrollAccounts as call } from '@paga/contract/bookkeeping';
import { read } from '#core/http/handler.ts';
import { payrollAccounts } from './payroll-accounts.ts';

export const getPayrollAccounts = read({ call, run: (ctx) => payrollAccounts(ctx, ctx.actor.language) });
