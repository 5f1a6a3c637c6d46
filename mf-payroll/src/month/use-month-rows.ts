import { query } from '@paga/client';
import { getSalaries, hasSalaries, type SalaryRow } from '@paga/contract/payroll';
import { useCompany } from '@paga/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Period } from '#month/period/use-period.ts';
import { salariesOf } from './month-cache.ts';

/** More rows than this take so long to come that the top of the table is asked for first. */
const LARGE = 300;
const TOP = 100;

/** The same text for all that is first asked of a month: when several fail, it is said once. */
export const MONTH_UNREAD = { errorKey: 'payroll:calculations.existsFailed' };

/** Whether a month was calculated, and how many rows it has. */
export function useHasSalaries({ month, year }: Period) {
  const company = useCompany();
  return useQuery({
    ...query(hasSalaries, { body: { month, year, userId: company.id } }),
    meta: MONTH_UNREAD,
  });
}

/** The rows of a month: of a large one its top at once (`whole` is false), all of them as soon as they have come. */
export function useMonthRows(period: Period) {
  const company = useCompany();
  const client = useQueryClient();
  const of = { month: period.month, year: period.year, userId: company.id };
  const meta = { silent: true };
  const has = useHasSalaries(period).data;
  const ofAll = salariesOf({ query: of });
  const isFirstTop = (has?.rowCount ?? 0) > LARGE && client.getQueryData(ofAll.queryKey) === undefined;
  const top = useQuery({ ...query(getSalaries, { query: { ...of, take: TOP } }), enabled: isFirstTop, meta });
  // Asked for together, the many would be read before the few are answered.
  const all = useQuery({
    ...ofAll,
    enabled: has?.hasSalaries === true && !(isFirstTop && top.isPending),
    meta,
  });
  const rows: readonly SalaryRow[] | undefined = (all.data ?? top.data)?.salaries;
  const { isLoadingError, isRefetchError, refetch } = all;
  return { rows, whole: all.data !== undefined, isLoadingError, isRefetchError, refetch };
}
