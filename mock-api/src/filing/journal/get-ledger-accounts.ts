import { getLedgerAccounts as call } from '@paga/contract/filing';
import { read } from '#core/http/handler.ts';
import { ledgerAccounts } from './ledger-accounts.ts';

export const getLedgerAccounts = read({ call, run: (ctx) => ledgerAccounts(ctx) });
