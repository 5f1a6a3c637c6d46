import { area } from '#core/area.ts';
import { filingRoutes } from './routes.ts';
import { bankLayout, ledgerAccount, payingAccount, paymentReference } from './table.ts';

/** What a closed month asks for outside: bank, tax, ledger. */
export const filingArea = area({
  name: 'filing',
  tables: [bankLayout, ledgerAccount, payingAccount, paymentReference],
  routes: filingRoutes,
  audit: ['configurations', 'salaries'],
});
