import { sumCents, toCents, toEuro } from '@paga/payroll';

/** The sum of an amount over rows, in euro, exact to the cent; a missing one counts nothing. */
export function sumOf<Row>(rows: readonly Row[], amount: (row: Row) => number | null): number {
  return toEuro(sumCents(rows.map((row) => toCents(amount(row) ?? 0))));
}
