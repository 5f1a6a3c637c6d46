import { saveLedgerAccounts as call, type LedgerAccount } from '@paga/contract/filing';
import { LEDGER_EXPENSES } from '@paga/contract/filing/journal';
import { and, inArray, isNull } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { invalidField, notFoundField } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { sector } from '#people/table.ts';
import { ledgerAccount } from '../table.ts';
import { ledgerAccounts } from './ledger-accounts.ts';

const keyOf = ({ category, sectorId }: LedgerAccount) => `${category}:${sectorId ?? ''}`;

async function requireGood(ctx: InCompany, accounts: readonly LedgerAccount[]): Promise<void> {
  const ids = accounts.flatMap(({ sectorId }) => sectorId ?? []);
  const known = await ctx.tx
    .select({ id: sector.id })
    .from(sector)
    .where(and(scoped(ctx, sector), inArray(sector.id, [0, ...ids]), isNull(sector.deletedAt)));
  const isKnown = new Set(known.map(({ id }) => id));
  const seen = new Set<string>();
  for (const [at, one] of accounts.entries()) {
    const field = `accounts.${at}.sectorId`;
    if (one.sectorId !== null && !LEDGER_EXPENSES.includes(one.category))
      throw invalidField(field, 'onlyExpenses', 'Only expenses are told apart by sector');
    if (one.sectorId !== null && !isKnown.has(one.sectorId))
      throw notFoundField(field, 'notFound', 'The sector is not there.');
    if (seen.has(keyOf(one))) throw invalidField(`accounts.${at}.category`, 'twice', 'It is named twice');
    seen.add(keyOf(one));
  }
}

const facts = (accounts: readonly LedgerAccount[]) =>
  Object.fromEntries(accounts.map((one) => [keyOf(one), one.account]));

export const saveLedgerAccounts = write({
  call,
  load: (ctx) => ledgerAccounts(ctx),
  run: async (ctx, { body }) => {
    await requireGood(ctx, body.accounts);
    await ctx.tx.delete(ledgerAccount).where(scoped(ctx, ledgerAccount));
    const rows = body.accounts
      .filter(({ account }) => account !== '')
      .map((one) => ({ tenantId: ctx.companyId, ...one }));
    if (rows.length > 0) await ctx.tx.insert(ledgerAccount).values(rows);
    return ledgerAccounts(ctx);
  },
  audit: ({ loaded, answer }) => ({
    page: 'configurations',
    type: 'saveLedgerAccounts',
    old: facts(loaded),
    new: facts(answer),
  }),
});
