import type { EventInput } from '@fullcalendar/react';
import { query } from '@paga/client';
import { getVacationCalendar } from '@paga/contract/leave';
import { useKit } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAskedLeave } from '#requests/use-asked-leave.ts';
import { useDaysOff } from '../leave/use-days-off.ts';
import { toAskedBar, toBar, toHolidayMark } from './bars.ts';
import { drawnDays } from './shown-days.ts';
import type { CalendarPlace } from './use-calendar-place.ts';

/** The leave of the days that are seen, and nothing else, with what is asked for and the public holidays behind it. */
export function useBars({ view, date }: CalendarPlace) {
  const { language } = useKit();
  const { id: tenantId } = useCompany();
  const { from, to } = drawnDays(view, date);
  const calendar = useQuery({
    ...query(getVacationCalendar, { query: { tenantId, period: `${from}/${to}` } }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const years = [...new Set([from, to].map((day) => Number(day.slice(0, 4))))];
  const { weekWorkingDays, holidays } = useDaysOff(years);
  const asked = useAskedLeave();
  const bars = useMemo((): EventInput[] => {
    const marks = holidays.map((holiday) => toHolidayMark(holiday, language));
    const waiting = asked.map((request) => toAskedBar(request, language));
    return [...(calendar.data ?? []).map((event) => toBar(event, language)), ...waiting, ...marks];
  }, [calendar.data, asked, holidays, language]);
  return { calendar, bars, asked, weekWorkingDays, holidays };
}
