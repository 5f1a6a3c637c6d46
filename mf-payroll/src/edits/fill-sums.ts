import type { SalaryRow } from '@paga/contract/payroll';
import { toEuro } from '@paga/payroll';

/** Columns of the filled-in table that have a sum; amounts and hours alike have two decimals. */
const summed = {
  initialBrutto: (row: SalaryRow) => row.initialBrutto,
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
  totalBrutto: (row: SalaryRow) => row.totalBrutto,
  netto: (row: SalaryRow) => row.netto,
} as const;

/** A column of the filled-in table that has a sum. */
export type FillSum = keyof typeof summed;
const names = Object.keys(summed) as FillSum[];
const known = new WeakMap<SalaryRow, readonly number[]>();

function hundredthsOf(row: SalaryRow): readonly number[] {
  const read = known.get(row);
  if (read) return read;
  const values = names.map((name) => Math.round(summed[name](row) * 100));
  known.set(row, values);
  return values;
}

/** Sums of what is typed in these rows and what comes of it, by column. */
export function fillSums(rows: readonly SalaryRow[]): Record<FillSum, number> {
  const sums = names.map(() => 0);
  for (const row of rows) {
    const values = hundredthsOf(row);
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (values[at] ?? 0);
  }
  return Object.fromEntries(names.map((name, at) => [name, toEuro(sums[at] ?? 0)])) as Record<
    FillSum,
    number
  >;
}
