import { invalidates } from '@paga/client';
import { getEmployeeVacations, getUpcomingVacations, getVacationCalendar, getVacationEmployees } from '@paga/contract/leave';
import { useQueryClient } from '@tanstack/react-query';

/** Reads anew whatever shows leave. */
export function useRefreshLeave(): () => Promise<unknown> {
  const client = useQueryClient();
  const shown = [getEmployeeVacations, getUpcomingVacations, getVacationCalendar, getVacationEmployees];
  return () => Promise.all(shown.map((endpoint) => client.invalidateQueries(invalidates(endpoint))));
}
