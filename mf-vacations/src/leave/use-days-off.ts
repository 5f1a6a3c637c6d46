import { query } from '@paga/client';
import { getPublicHolidays, type ProposedHoliday } from '@paga/contract/company/law/public-holidays';
import { getLeaveConfiguration } from '@paga/contract/company/settings';
import { weekday } from '@paga/payroll';
import { useQueries, useQuery } from '@tanstack/react-query';

/** A week of five working days is shown until the company's own is loaded. */
const USUAL_WEEK = 5;

type DaysOff = { weekWorkingDays: number; holidays: ProposedHoliday[] };

/** The public holidays of the years that are seen, by law where nobody has edited the year, and the working days of the company's week. Without them the calendar still opens. */
export function useDaysOff(years: readonly number[]): DaysOff {
  const setting = useQuery({ ...query(getLeaveConfiguration), meta: { silent: true } });
  return useQueries({
    queries: years.map((year) => ({
      ...query(getPublicHolidays, { query: { year } }),
      meta: { silent: true },
    })),
    combine: (answers) => ({
      weekWorkingDays: setting.data?.weekWorkingDays ?? USUAL_WEEK,
      holidays: answers.flatMap(({ data }) =>
        data?.holidays.length ? data.holidays : (data?.proposals ?? []),
      ),
    }),
  });
}

/** Whether a day is no working day of a week of five, six or seven days. */
export function isDayOff(date: string, weekWorkingDays: number): boolean {
  return weekday(date) > weekWorkingDays;
}
