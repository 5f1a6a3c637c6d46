import { query } from '@paga/client';
import { getVacationEmployees, type LeaveEmployee } from '@paga/contract/leave';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';

const NOBODY: LeaveEmployee[] = [];

/** The active employees with the balances of a year, without one of this; not asked for where `wanted` is false. */
export function useLeaveEmployees(wanted = true, year?: number) {
  const { id: tenantId } = useCompany();
  const employees = useQuery({
    ...query(getVacationEmployees, { query: { tenantId, ...(year !== undefined && { year }) } }),
    enabled: wanted,
    meta: { silent: true },
  });
  return { employees, people: employees.data ?? NOBODY };
}
