import { todayInKosovo } from '@paga/kit';
import { isCivilDate } from '@paga/payroll';
import { useSearchParams } from 'react-router-dom';
import { CALENDAR_VIEWS, type CalendarView } from './shown-days.ts';

/** Where the calendar stands; both are in the address, so that a week can be linked and reloaded. */
export type CalendarPlace = { view: CalendarView; date: string };

/** The view and day of the address (`?view=week&date=2026-10-05`), today's month without one, and what changes them. */
export function useCalendarPlace(): [CalendarPlace, (next: Partial<CalendarPlace>) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('date') ?? '';
  const view = CALENDAR_VIEWS.find((name) => name === params.get('view')) ?? 'month';
  const date = isCivilDate(asked) && asked >= '2000-01-01' && asked <= '2199-12-31' ? asked : todayInKosovo();
  const go = (next: Partial<CalendarPlace>): void => {
    const place = { view, date, ...next };
    setParams(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.set('view', place.view);
        rest.set('date', place.date);
        return rest;
      },
      { replace: true },
    );
  };
  return [{ view, date }, go];
}
