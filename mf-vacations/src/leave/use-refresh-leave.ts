import { invalidates } from '@paga/client';
import {
  getEmployeeVacations,
  getLeaveLedger,
  getUpcomingVacations,
  getVacationCalendar,
  getVacationEmployees,
  previewVacation,
} from '@paga/contract/leave';
import { useQueryClient } from '@tanstack/react-query';

const SHOWN = [
  getEmployeeVacations,
  getLeaveLedger,
  getUpcomingVacations,
  getVacationCalendar,
  getVacationEmployees,
  previewVacation,
];

/** Reads anew whatever stands open and shows leave. What no screen shows, salaries among it, counts as old after every write by itself. */
export function useRefreshLeave(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(SHOWN.map((endpoint) => client.invalidateQueries(invalidates(endpoint))));
}
