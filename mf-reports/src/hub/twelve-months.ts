import type { Statistics, StatisticsRow } from '@paga/contract/reports/statistics';
import { companyCostOf, sumCents, toCents, toEuro } from '@paga/payroll';
import type { MonthOfYear } from '#address/use-month.ts';

/** A calculated month with its year. `companyCost` is total gross and the employer's contribution (rules §3). */
export type CalculatedMonth = StatisticsRow & { year: number; companyCost: number };

/** What a month can be measured by. */
export type Measure = 'brutto' | 'personalContribute' | 'employerContribute' | 'tax' | 'netto' | 'companyCost';

/**
 * The calculated months among the twelve that end with `last`, the oldest first. `before` are the statistics of the year before.
 * Months that were not calculated are left out: a zero would say that nobody was paid.
 */
export function calculatedMonths({ month, year }: MonthOfYear, before: Statistics, current: Statistics): CalculatedMonth[] {
  const earlier = before.months.filter((row) => row.month.monthId > month).map((row) => withCost(row, year - 1));
  const later = current.months.filter((row) => row.month.monthId <= month).map((row) => withCost(row, year));
  return [...earlier, ...later].filter(({ calculated }) => calculated);
}

function withCost(row: StatisticsRow, year: number): CalculatedMonth {
  return { ...row, year, companyCost: companyCostOf({ totalBrutto: row.brutto, employerContribution: row.employerContribute }) };
}

/** The sum of one measure over months, in euro, exact to the cent. */
export function totalOf(months: readonly CalculatedMonth[], measure: Measure): number {
  return toEuro(sumCents(months.map((month) => toCents(month[measure]))));
}
