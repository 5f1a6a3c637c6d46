import { query } from '@paga/client';
import { getSalaryComparison, type SalaryComparison } from '@paga/contract/payroll';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { Period } from '#month/period/use-period.ts';
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
