import { invalidates, query } from '@paga/client';
import { getMonthTasks } from '@paga/contract/filing';
import { getClosedVersions, getMonthSteps } from '@paga/contract/payroll';
import { useCompany } from '@paga/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Period } from './use-period.ts';

/** Every closing of a month, the newest first, with what was done with each; silent, as it stands beside what matters more. */
export function useClosings(period: Period, enabled = true) {
  const company = useCompany();
  return useQuery({
    ...query(getClosedVersions, { query: { ...period, userId: company.id } }),
    enabled,
    meta: { silent: true },
  });
}

/** Asks for the closings again, after something was noted on one. */
export function useRefreshClosings(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [getClosedVersions, getMonthSteps, getMonthTasks].map((one) =>
        client.invalidateQueries(invalidates(one)),
      ),
    );
}
