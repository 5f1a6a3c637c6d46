import type { Statistics, StatisticsRow } from '@paga/contract/reports/statistics';
import { companyCostOf, sumCents, toCents, toEuro } from '@paga/payroll';
import type { MonthOfYear } from '#address/use-month.ts';

/** A month with its year. `companyCost` is total gross and the employer's contribution (rules §3). */
export type TrendMonth = StatisticsRow & { year: number; companyCost: number };

/** What a month can be measured by. */
export type Measure =
  | 'brutto'
  | 'personalContribute'
  | 'employerContribute'
  | 'tax'
  | 'netto'
  | 'companyCost';

/** The twelve months that end with one, the oldest first. `before` are the statistics of the year before. */
export function twelveMonths(
  { month, year }: MonthOfYear,
  before: Statistics,
  current: Statistics,
): TrendMonth[] {
  const earlier = before.months
    .filter((row) => row.month.monthId > month)
    .map((row) => withCost(row, year - 1));
  const later = current.months.filter((row) => row.month.monthId <= month).map((row) => withCost(row, year));
  return [...earlier, ...later];
}

/** Those that were calculated: a zero would say that nobody was paid. */
export function calculatedOf(months: readonly TrendMonth[]): TrendMonth[] {
  return months.filter(({ calculated }) => calculated);
}

/** The values of a measure; a month that was not calculated is a gap. */
export function valuesOf(months: readonly TrendMonth[], measure: Measure): (number | null)[] {
  return months.map((month) => (month.calculated ? month[measure] : null));
}

function withCost(row: StatisticsRow, year: number): TrendMonth {
  return {
    ...row,
    year,
    companyCost: companyCostOf({ totalBrutto: row.brutto, employerContribution: row.employerContribute }),
  };
}

/** The sum of one measure over months, in euro, exact to the cent. */
export function totalOf(months: readonly TrendMonth[], measure: Measure): number {
  return toEuro(sumCents(months.map((month) => toCents(month[measure]))));
}
