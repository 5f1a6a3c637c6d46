import type { MonthOfYear } from '#address/use-month.ts';
import { useStatistics } from '#months/use-statistics.ts';
import { twelveMonths } from './twelve-months.ts';

/** The twelve months that end with `month`; undefined until both years are there. */
export function useTwelveMonths(month: MonthOfYear) {
  const before = useStatistics(month.year - 1);
  const current = useStatistics(month.year);
  return {
    months: before.data && current.data && twelveMonths(month, before.data, current.data),
    error: before.error ?? current.error,
    retry: () => Promise.all([before.refetch(), current.refetch()]),
  };
}
