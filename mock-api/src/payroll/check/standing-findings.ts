import { and, eq } from 'drizzle-orm';
import type { Period } from '#company/basis/period.ts';
import { salaryAcceptance } from '#company/months/table.ts';
import { type InCompany, own } from '#core/db/own-rows.ts';
import type { MonthAccounts } from '../rows/accounts-of-month.ts';
import { type Found, findProblems } from './find-problems.ts';

export const keyOf = ({ employeeId, code, fact }: Pick<Found, 'employeeId' | 'code' | 'fact'>) =>
  `${employeeId} ${code} ${fact}`;

/** Acceptances of a month by what they accept; one of another fact is none. */
export async function acceptancesOf(ctx: InCompany, periodId: number) {
  const rows = await ctx.tx
    .select()
    .from(salaryAcceptance)
    .where(and(own(ctx, salaryAcceptance), eq(salaryAcceptance.periodId, periodId)));
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** What still forbids closing with these accounts: errors, and warnings that nobody has accepted as they are now. */
export async function standingFindings(
  ctx: InCompany,
  period: Period,
  accounts: MonthAccounts,
): Promise<{ errors: Found[]; open: Found[] }> {
  const found = await findProblems(ctx, period, accounts);
  const accepted = await acceptancesOf(ctx, period.id);
  return {
    errors: found.filter(({ level }) => level === 'error'),
    open: found.filter((one) => one.level === 'warning' && !accepted.has(keyOf(one))),
  };
}
