import type { SalaryRow } from '@paga/contract/payroll';
import { companyCostOf, toCents, toEuro } from '@paga/payroll';
import { sumRows } from '#month/sums/sum-rows.ts';
import type { TriedRow } from './tried-month.ts';

/** The sums of a month that its cost is made of; `rest` is what the net loses to premiums and deductions. */
type MonthFigures = Record<'cost' | 'gross' | 'employee' | 'employer' | 'tax' | 'net' | 'rest', number>;

function figuresOf(rows: readonly SalaryRow[]): MonthFigures {
  const sums = sumRows(rows);
  return {
    cost: companyCostOf(sums),
    gross: sums.totalBrutto,
    employee: sums.pensionalContribution,
    employer: sums.employerContribution,
    tax: sums.tax,
    net: sums.netto,
    rest: toEuro(toCents(sums.prime) + toCents(sums.stops)),
  };
}

/** A month as it is, and as it would be. */
export type BothMonths = { real: MonthFigures; tried: MonthFigures };

/** The figures of the whole month on both sides. */
export function bothMonths(rows: readonly TriedRow[]): BothMonths {
  return { real: figuresOf(rows.map((row) => row.real)), tried: figuresOf(rows) };
}
