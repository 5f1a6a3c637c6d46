import { formatMoney } from '@paga/kit';
import { sumCents, toCents, toEuro } from '@paga/payroll';

/** The sum of an amount over rows, in euro, exact to the cent; a missing one counts nothing. */
export function sumOf<Row>(rows: readonly Row[], amount: (row: Row) => number | null): number {
  return toEuro(sumCents(rows.map((row) => toCents(amount(row) ?? 0))));
}

const USUAL_WIDTH = 106;
const DIGIT_WIDTH = 8.8;
const PADDING = 26;

/** Pixels of a column of amounts whose total is this: a sum must never be cut. */
export const widthFor = (total: number | undefined): number =>
  Math.max(USUAL_WIDTH, Math.ceil(formatMoney(total ?? 0).length * DIGIT_WIDTH + PADDING));
