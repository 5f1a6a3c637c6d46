import type { CurrentMonth, MonthBehind, NextStep } from '@paga/contract/filing';
import { findPeriod, type Period } from '#company/basis/period.ts';
import type { Context } from '#core/http/context.ts';
import { standingFindings } from '#payroll/check/standing-findings.ts';
import { accountsOfMonth } from '#payroll/rows/accounts-of-month.ts';
import { totalsOfPeriod } from '#payroll/rows/month-rows.ts';
import { outdatedBy } from '#payroll/rows/outdated-by.ts';
import { declarationDue } from '../month/deadlines.ts';
import {
  behindOf,
  currentIndex,
  monthOrBlank,
  recentMonths,
  type StoredMonth,
  stepOfClosed,
} from './known-months.ts';

const NOTHING_FOUND = { problems: 0, warnings: 0 };

/** What the check of an open month says, and what is to be done first. */
async function stepOfOpen(ctx: Context, period: Period) {
  const { errors, open } = await standingFindings(ctx, period, await accountsOfMonth(ctx, period.id));
  const found = { problems: errors.length, warnings: open.length };
  const step = (next: NextStep) => ({ ...found, next });
  if (await outdatedBy(ctx, period)) return step('calculate');
  if (found.problems > 0) return step('fix');
  return step(found.warnings > 0 ? 'check' : 'close');
}

async function currentMonth(ctx: Context, month: StoredMonth): Promise<CurrentMonth> {
  const period = month.state === 'blank' ? undefined : await findPeriod(ctx, month);
  const { totals } = await totalsOfPeriod(ctx, period?.id);
  const facts = {
    ...{ ...month, heads: totals.headCount, net: totals.netto },
    declarationDue: declarationDue(month),
  };
  if (!period || totals.rowCount === 0) return { ...facts, ...NOTHING_FOUND, next: 'calculate' };
  if (period.closedAt) return { ...facts, ...NOTHING_FOUND, next: stepOfClosed(month) };
  return { ...facts, ...(await stepOfOpen(ctx, period)) };
}

/** The month to work on, and the others that wait for something. */
export async function whereItStands(ctx: Context): Promise<{ current: CurrentMonth; behind: MonthBehind[] }> {
  const months = await recentMonths(ctx, ctx.today);
  const index = currentIndex(months, ctx.today);
  const current = await currentMonth(ctx, await monthOrBlank(ctx, months, index));
  return { current, behind: behindOf(months, index) };
}
