import { query } from '@paga/client';
import { getSalaries, hasSalaries, type SalaryRow } from '@paga/contract/payroll';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { Period } from '#calculations/use-period.ts';

/** More rows than this take so long to come that the top of the table is asked for first. */
const LARGE = 300;
const TOP = 100;

/** The rows of a month: of a large one its top at once (`whole` is false), all of them as soon as they have come. */
export function useMonthRows(period: Period): { rows: readonly SalaryRow[] | undefined; whole: boolean } {
  const company = useCompany();
  const month = { ...period, userId: company.id };
  const meta = { silent: true };
  const isLarge = (useQuery({ ...query(hasSalaries, { body: month }), meta }).data?.headCount ?? 0) > LARGE;
  const all = useQuery({ ...query(getSalaries, { query: month }), meta }).data;
  const top = useQuery({ ...query(getSalaries, { query: { ...month, take: TOP } }), enabled: isLarge && !all, meta }).data;
  return { rows: (all ?? top)?.salaries, whole: all !== undefined };
}
