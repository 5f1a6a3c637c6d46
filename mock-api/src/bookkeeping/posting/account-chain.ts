import type { PreviewLine } from '@paga/contract/bookkeeping';
import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { budgetLine } from '#projects/public.ts';
import { accountOfKind, PAYROLL_ACCOUNTS, type PayCategory } from '../accounts/payroll-accounts.ts';
import { labelOf, serviceRows } from '../accounts/service-lists.ts';
import { findSetting } from '../connection/stored-connection.ts';
import type { PostedFigures } from '../posted-figures.ts';
import { accountLink } from '../table.ts';

/** The account of a line, and what in the chain gave it. */
export type Chosen = Pick<PreviewLine, 'account' | 'source'>;

/** Finds the account of a line: of its kind of pay, else of a budget line, else of a sector, else of the pay category, else the default of its kind. */
export type AccountChain = {
  expense: (
    category: PayCategory,
    of: Pick<PostedFigures, 'sectorIds'>,
    part: { lineId?: number | undefined; kindId?: number | undefined },
  ) => Chosen;
  liability: (category: PayCategory, kindId?: number) => Chosen;
  payment: () => Chosen;
};

const NOTHING: Chosen = { account: null, source: null };

/** The accounts as the company has linked them now. What is posted to an account that is gone in the service is refused there. */
export async function accountChain(ctx: InCompany): Promise<AccountChain> {
  const accounts = new Map((await serviceRows(ctx, 'account')).map((row) => [row.serviceId, labelOf(row)]));
  const items = new Map((await serviceRows(ctx, 'item')).map((row) => [row.serviceId, row.expenseAccount]));
  const links = await ctx.tx
    .select()
    .from(accountLink)
    .where(and(scoped(ctx, accountLink), eq(accountLink.checked, true)));
  const lines = new Map(
    (await ctx.tx.select().from(budgetLine).where(scoped(ctx, budgetLine))).map((line) => [line.id, line]),
  );
  const payment = (await findSetting(ctx))?.paymentAccount;
  const chosen = (value: string | null | undefined, source: Chosen['source']): Chosen | undefined =>
    value ? { account: { value, label: accounts.get(value) ?? value }, source } : undefined;
  const linkOf = (id: number, sectorId: number | null) =>
    links.find((link) => link.payrollAccountId === id && link.sectorId === sectorId)?.serviceAccount;
  const ofLine = (category: PayCategory, lineId: number | undefined) => {
    const line = lineId === undefined ? undefined : lines.get(lineId);
    if (category === 'employerContribution' && line?.contributionItemQuickbooksId)
      return items.get(line.contributionItemQuickbooksId);
    return line?.expenseAccountQuickbooksId;
  };
  const ofKind = (category: PayCategory, sectorId: number | null) => {
    const { id, kind } = PAYROLL_ACCOUNTS[category];
    return linkOf(id, sectorId) ?? linkOf(PAYROLL_ACCOUNTS[kind].id, sectorId);
  };
  const ofCategory = (category: PayCategory): Chosen => {
    const { id, kind } = PAYROLL_ACCOUNTS[category];
    return (
      chosen(linkOf(id, null), 'category') ??
      chosen(linkOf(PAYROLL_ACCOUNTS[kind].id, null), 'default') ??
      NOTHING
    );
  };
  const ofPayKind = (kindId: number | undefined) =>
    kindId === undefined ? undefined : chosen(linkOf(accountOfKind(kindId), null), 'category');
  return {
    expense: (category, { sectorIds }, { lineId, kindId }) =>
      ofPayKind(kindId) ??
      chosen(ofLine(category, lineId), 'budgetLine') ??
      chosen(sectorIds.map((id) => ofKind(category, id)).find(Boolean), 'sector') ??
      ofCategory(category),
    liability: (category, kindId) => ofPayKind(kindId) ?? ofCategory(category),
    payment: () => chosen(payment, 'payment') ?? NOTHING,
  };
}
