import { area } from '#core/area.ts';
import { companyStanding } from './overview/table.ts';
import { filingRoutes } from './routes.ts';
import { bankLayout, ledgerAccount, payingAccount, paymentReference, taskConfirmation } from './table.ts';

/** What a closed month asks for outside: bank, tax, ledger. */
export const filingArea = area({
  name: 'filing',
  tables: [bankLayout, companyStanding, ledgerAccount, payingAccount, paymentReference, taskConfirmation],
  routes: filingRoutes,
  // It is read anew when it is next asked for; a restore leaves none of before.
  backup: { only: { company_standing: 'false' } },
  audit: ['configurations', 'salaries'],
});
