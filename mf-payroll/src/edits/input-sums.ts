import type { SalaryRow } from '@paga/contract/payroll';
import { toEuro } from '@paga/payroll';

/** Columns of what is typed that have a sum; amounts and hours alike have two decimals. */
const summed = {
  nightHours: (row: SalaryRow) => row.overtimeTable.nightHours,
  weekendHours: (row: SalaryRow) => row.overtimeTable.weekendHours,
  afterWorkHours: (row: SalaryRow) => row.overtimeTable.afterWorkHours,
  holidaysHours: (row: SalaryRow) => row.overtimeTable.holidaysHours,
  guardHours: (row: SalaryRow) => row.overtimeTable.guardHours,
  extraBrutto: (row: SalaryRow) => row.extraTable.extraBrutto,
  extraNetto: (row: SalaryRow) => row.extraTable.extraNetto,
  stops: (row: SalaryRow) => row.stopTable.stops,
  avanseStops: (row: SalaryRow) => row.stopTable.avanse,
  phoneStops: (row: SalaryRow) => row.stopTable.phone,
  ticketStops: (row: SalaryRow) => row.stopTable.ticket,
} as const;

/** A column of what is typed that has a sum. */
type InputSum = keyof typeof summed;
const names = Object.keys(summed) as InputSum[];
const known = new WeakMap<SalaryRow, readonly number[]>();

function hundredthsOf(row: SalaryRow): readonly number[] {
  const read = known.get(row);
  if (read) return read;
  const values = names.map((name) => Math.round(summed[name](row) * 100));
  known.set(row, values);
  return values;
}

/** Sums of what is typed in these rows, by column. */
export function inputSums(rows: readonly SalaryRow[]): Record<InputSum, number> {
  const sums = names.map(() => 0);
  for (const row of rows) {
    const values = hundredthsOf(row);
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (values[at] ?? 0);
  }
  return Object.fromEntries(names.map((name, at) => [name, toEuro(sums[at] ?? 0)])) as Record<
    InputSum,
    number
  >;
}
