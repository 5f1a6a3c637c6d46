import { query } from '@paga/client';
import type { Employee } from '@paga/contract/employees';
import { getProjects } from '@paga/contract/projects';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LineBudget } from './solve-salary.ts';

/** The budget lines of the company by id, with what others than this employee take of them. */
export function useLineBudgets(employee: Employee | null, enabled: boolean): ReadonlyMap<number, LineBudget> {
  const { id: userId } = useCompany();
  const { data } = useQuery({
    ...query(getProjects, { query: { userId } }),
    enabled,
    meta: { silent: true },
  });
  return useMemo(() => {
    const own = new Map(
      (employee?.projectBudgetLines ?? []).flatMap(({ budgetLines }) =>
        budgetLines.map(
          ({ budgetLineId, checked, percentage = 100 }) => [budgetLineId, checked ? percentage : 0] as const,
        ),
      ),
    );
    return new Map(
      (data ?? []).flatMap(({ budgetLines }) =>
        budgetLines.map(({ id, budget, assignedPercentage }) => [
          id,
          { budget, othersPercentage: Math.max(0, assignedPercentage - (own.get(id) ?? 0)) },
        ]),
      ),
    );
  }, [data, employee]);
}
