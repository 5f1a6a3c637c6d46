import type { CurrentMonth, MonthBehind } from '@paga/contract/filing';
import type { Context } from '#core/http/context.ts';
import { findPeriod } from '#months/public.ts';
import { monthStanding, totalsOfPeriod } from '#payroll/public.ts';
import { activeOfCompany, employee } from '#people/public.ts';
import { declarationDue } from '../month/deadlines.ts';
import {
  behindOf,
  currentIndex,
  monthOrBlank,
  recentMonths,
  type StoredMonth,
  workedMonths,
} from './known-months.ts';

async function currentMonth(ctx: Context, month: StoredMonth): Promise<CurrentMonth> {
  const period = month.state === 'blank' ? undefined : await findPeriod(ctx, month);
  const { rowCount, headCount, netto: net } = (await totalsOfPeriod(ctx, period?.id)).totals;
  const heads = rowCount > 0 ? headCount : await ctx.tx.$count(employee, activeOfCompany(ctx));
  const { paid, declared } = month;
  const standing = await monthStanding(ctx, period, { rowCount, paid, declared });
  const { here, next, problems, warnings, hints } = standing;
  return {
    ...{ ...month, heads, net, here, next, problems, warnings, hints },
    declarationDue: declarationDue(month),
  };
}

/** The month to work on, the others that wait for something, and the months that were read for it. */
export async function whereItStands(ctx: Context): Promise<{
  current: CurrentMonth;
  behind: MonthBehind[];
  recent: ReadonlyMap<number, StoredMonth>;
}> {
  const recent = await recentMonths(ctx, ctx.today);
  const months = workedMonths(recent, ctx.today);
  const index = currentIndex(months, ctx.today);
  const current = await currentMonth(ctx, await monthOrBlank(ctx, months, index));
  return { current, behind: behindOf(months, index), recent };
}
