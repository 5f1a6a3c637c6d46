import { type LedgerAccount, LedgerCategory } from '@paga/contract/filing';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { ledgerAccount } from '../table.ts';

const place = ({ category }: LedgerAccount) => LedgerCategory.options.indexOf(category);

/** The account numbers that the company has typed, in the order of the categories, those of all before those of a sector. */
export async function ledgerAccounts(ctx: InCompany): Promise<LedgerAccount[]> {
  const { category, sectorId, account } = ledgerAccount;
  const rows = await ctx.tx
    .select({ category, sectorId, account })
    .from(ledgerAccount)
    .where(scoped(ctx, ledgerAccount));
  return rows.sort((one, other) => place(one) - place(other) || (one.sectorId ?? 0) - (other.sectorId ?? 0));
}
