import { toCents, toEuro } from '@paga/payroll';
import type { EditedRow } from '../rows/pending-row.ts';

/** Who was paid last month and has no row in this one: how many, and what that takes from the net. */
export type LeftSince = { count: number; change: number };

/** Those of last month who are in none of these rows: without them the changes of the rows do not add up to that of the month. */
export function leftSince(
  rows: readonly EditedRow[],
  netBefore: Readonly<Record<number, number>>,
): LeftSince {
  const here = new Set(rows.map((row) => row.employeeId));
  const left = Object.entries(netBefore).filter(([id]) => !here.has(Number(id)));
  return { count: left.length, change: 0 - toEuro(left.reduce((cents, [, net]) => cents + toCents(net), 0)) };
}
