import type { PayOfMonth } from '@paga/contract/payroll';
import { toCents, toEuro } from '@paga/payroll';

/** What is added up over the months of a year. */
export const YEAR_FIGURES = ['totalBrutto', 'pensionalContribution', 'tax', 'netto'] as const;
type YearFigure = (typeof YEAR_FIGURES)[number];

/** The calculated months of a calendar year in sum, in euro. */
export type PayOfYear = { year: number; months: number; sum: (figure: YearFigure) => number };

/** The years of some months, the newest first. Example: nine months of 884.00 net give `sum('netto')` 7956. */
export function yearsOf(months: readonly PayOfMonth[]): PayOfYear[] {
  const years = [...new Set(months.map(({ year }) => year))].sort((one, other) => other - one);
  return years.map((year) => {
    const own = months.filter((month) => month.year === year);
    return {
      year,
      months: own.length,
      sum: (figure) => toEuro(own.reduce((cents, month) => cents + toCents(month[figure]), 0)),
    };
  });
}
