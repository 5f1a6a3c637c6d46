import type { Statistics } from '@paga/contract/reports/statistics';
import { currentMonth, type MonthOfYear } from '#address/use-month.ts';
import { useStatistics } from './use-statistics.ts';

const newestIn = (year: number, statistics: Statistics | undefined): MonthOfYear | null => {
  const month = statistics?.months.findLast(({ calculated }) => calculated)?.month.monthId;
  return month === undefined ? null : { month, year };
};

/** The newest month of this year and the last that has figures; null without any, undefined until it is known. */
export function useLastCalculated(): MonthOfYear | null | undefined {
  const { year } = currentMonth();
  const current = useStatistics(year);
  const newest = newestIn(year, current.data);
  const before = useStatistics(year - 1, current.isSuccess && newest === null);
  if (newest) return newest;
  if (current.isPending || before.isPending) return current.isError || before.isError ? null : undefined;
  return newestIn(year - 1, before.data);
}
