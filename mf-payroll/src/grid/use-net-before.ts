import { query } from '@paga/client';
import { getSalaryComparison, type SalaryComparison } from '@paga/contract/payroll';
import { toCents, toEuro } from '@paga/payroll';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { Period } from '#month/period/use-period.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import type { NetBefore } from './columns/salary-columns.tsx';

// Who joins has no last month: all of the net is the change, as on the review.
const netsOf = ({ before, rows }: SalaryComparison): NetBefore =>
  before ? Object.fromEntries(rows.map((row) => [row.employeeId, row.before?.netto ?? 0])) : {};

/** What everybody was paid last month; undefined until it is known, nobody when last month was not calculated. */
export function useNetBefore(period: Period, enabled: boolean): NetBefore | undefined {
  const { id } = useCompany();
  const mayCompare = useMayCall('getSalaryComparison');
  const { data } = useQuery({
    ...query(getSalaryComparison, { query: { ...period, userId: id } }),
    enabled: enabled && mayCompare,
    meta: { silent: true },
    select: netsOf,
  });
  return data;
}

/** Who was paid last month and has no row in this one: how many, and what that takes from the net. */
export type LeftSince = { count: number; change: number };

/** Those of last month who are in none of these rows: without them the changes of the rows do not add up to that of the month. */
export function leftSince(rows: readonly EditedRow[], netBefore: NetBefore): LeftSince {
  const here = new Set(rows.map((row) => row.employeeId));
  const left = Object.entries(netBefore).filter(([id]) => !here.has(Number(id)));
  return { count: left.length, change: 0 - toEuro(left.reduce((cents, [, net]) => cents + toCents(net), 0)) };
}
