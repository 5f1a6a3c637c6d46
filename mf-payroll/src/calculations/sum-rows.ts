import type { SalaryRow } from '@paga/contract/payroll';
import { toCents, toEuro } from '@paga/payroll';

const columns = {
  initialBrutto: (row: SalaryRow) => row.initialBrutto,
  extraHours: (row: SalaryRow) => row.overtimeTable.total,
  extras: (row: SalaryRow) => row.extras,
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

/** Sums of the cents shown in these rows, by column, in euro. */
export function sumRows(rows: readonly SalaryRow[]): Record<MoneyColumn, number> {
  const sums = {} as Record<MoneyColumn, number>;
  for (const column of moneyColumns) {
    let cents = 0;
    for (const row of rows) cents += toCents(columns[column](row));
    sums[column] = toEuro(cents);
  }
  return sums;
}
