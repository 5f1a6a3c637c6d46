import type { SalaryRow } from '@paga/contract/payroll';
import { toCents, toEuro } from '@paga/payroll';

const columns = {
  initialBrutto: (row: SalaryRow) => row.initialBrutto,
  extraHours: (row: SalaryRow) => row.overtimeTable.total,
  extras: (row: SalaryRow) => row.extras,
  insurancePlus: (row: SalaryRow) => row.insurancePlus,
  totalBrutto: (row: SalaryRow) => row.totalBrutto,
  pensionalContribution: (row: SalaryRow) => row.pensionalContribution,
  employerContribution: (row: SalaryRow) => row.employerContribution,
  taxableSalary: (row: SalaryRow) => row.taxableSalary,
  tax: (row: SalaryRow) => row.tax,
  prime: (row: SalaryRow) => row.prime,
  stops: (row: SalaryRow) => row.stopTable.total,
  netto: (row: SalaryRow) => row.netto,
} as const;

/** A money column of the salary table. */
export type MoneyColumn = keyof typeof columns;

/** The money columns in the order of the table. */
export const moneyColumns = Object.keys(columns) as MoneyColumn[];

/** What a money column shows of a row, in euro. */
export function amountOf(row: SalaryRow, column: MoneyColumn): number {
  return columns[column](row);
}

const known = new WeakMap<SalaryRow, readonly number[]>();

/** The cents of a row by column; a row is never changed, so they are read once. */
function centsOf(row: SalaryRow): readonly number[] {
  const read = known.get(row);
  if (read) return read;
  const cents = moneyColumns.map((column) => toCents(columns[column](row)));
  known.set(row, cents);
  return cents;
}

/** Sums of the cents shown in these rows, by column, in euro. */
export function sumRows(rows: readonly SalaryRow[]): Record<MoneyColumn, number> {
  const sums = moneyColumns.map(() => 0);
  for (const row of rows) {
    const cents = centsOf(row);
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (cents[at] ?? 0);
  }
  return Object.fromEntries(moneyColumns.map((column, at) => [column, toEuro(sums[at] ?? 0)])) as Record<
    MoneyColumn,
    number
  >;
}
