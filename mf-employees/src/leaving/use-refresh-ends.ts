import { invalidates } from '@paga/client';
import { getEndOfEmployment, getRecurringLines, previewEndOfEmployment } from '@paga/contract/employees';
import { getEmployeeVacations, getLeaveLedger } from '@paga/contract/leave';
import { useQueryClient } from '@tanstack/react-query';
import { refreshEmployees } from '#refresh-employees.ts';

/** Reads anew whatever an end of employment changes: the person, their lines and their leave. */
export function useRefreshEnds(): () => Promise<unknown> {
  const client = useQueryClient();
  const shown = [
    getEndOfEmployment,
    previewEndOfEmployment,
    getRecurringLines,
    getEmployeeVacations,
    getLeaveLedger,
  ];
  return () =>
    Promise.all([
      refreshEmployees(client),
      ...shown.map((endpoint) => client.invalidateQueries(invalidates(endpoint))),
    ]);
}
