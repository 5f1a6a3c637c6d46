import type { GeneralConfiguration } from '@paga/contract/months';
import { getSalaryTotals as call } from '@paga/contract/payroll';
import { builtInTables, inForce, monthEnd, toEuro, toPercentage } from '@paga/payroll';
import { defaultPaymentDate } from '#company/public.ts';
import { type CalendarMonth, monthBefore } from '#core/calendar-month.ts';
import { read } from '#core/http/handler.ts';
import {
  type BasisContent,
  blankState,
  findPeriod,
  periodState,
  readBasis,
  wireTaxTable,
} from '#months/public.ts';
import { outdatedNow } from '../check/month-audit.ts';
import { basisOfPeriod, totalsOfPeriod } from '../rows/month-rows.ts';

/** What a month is, or would be, computed with. A month before the first tax table has none and is still answered. */
function configurationOf({ period }: BasisContent, month: CalendarMonth): GeneralConfiguration {
  const pension = inForce(builtInTables.pension, period.paymentDate);
  const minimum = inForce(period.tables?.minimumWage ?? [], monthEnd(month.year, month.month));
  const table = period.tables?.wageTaxPrimary[0];
  return {
    employerContribute: Number(period.contributions?.employer ?? toPercentage(pension?.employer ?? 0)),
    personalContribute: Number(period.contributions?.employee ?? toPercentage(pension?.employee ?? 0)),
    overtime: {
      night: Number(period.uplifts.night),
      weekend: Number(period.uplifts.weekend),
      afterWork: Number(period.uplifts.afterWork),
      holidays: Number(period.uplifts.holiday),
      guard: Number(period.uplifts.guard),
    },
    weekWorkingDays: period.weekWorkingDays,
    hoursPerMonth: period.hoursOfMonth == null ? null : Number(period.hoursOfMonth),
    insurance: {
      prime: toEuro(period.premiums?.prime ?? 0),
      partner: toEuro(period.premiums?.partner ?? 0),
      children: toEuro(period.premiums?.children ?? 0),
      adultsChildren: toEuro(period.premiums?.adultChildren ?? 0),
      parent: toEuro(period.premiums?.parent ?? 0),
    },
    minimumWage: minimum ? toEuro(minimum.amount) : null,
    taxTable: table ? wireTaxTable(table) : null,
  };
}

export const getSalaryTotals = read({
  call,
  run: async (ctx, { query }) => {
    const [period, before] = await Promise.all([findPeriod(ctx, query), findPeriod(ctx, monthBefore(query))]);
    const [state, { totals, errorCount, warningCount }, previous, stored, outdated] = await Promise.all([
      period
        ? periodState(ctx, period)
        : defaultPaymentDate(ctx, query).then((day) => blankState(query, day)),
      totalsOfPeriod(ctx, period?.id),
      before ? totalsOfPeriod(ctx, before.id) : null,
      period && basisOfPeriod(ctx, period.id),
      outdatedNow(ctx, period),
    ]);
    const basis = stored ?? (await readBasis(ctx, query, state.paymentDate));
    return {
      ...totals,
      ...state,
      errorCount,
      warningCount,
      outdatedBy: outdated,
      previous: previous && previous.totals.rowCount > 0 ? previous.totals : null,
      generalConfiguration: configurationOf(basis, query),
    };
  },
});
