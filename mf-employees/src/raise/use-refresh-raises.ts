import { invalidates } from '@paga/client';
import { getPayRaise, previewPayRaise } from '@paga/contract/employees';
import { useQueryClient } from '@tanstack/react-query';
import { refreshEmployees } from '#refresh-employees.ts';

/** Reads anew whatever a raise changes. */
export function useRefreshRaises(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      refreshEmployees(client),
      ...[getPayRaise, previewPayRaise].map((endpoint) => client.invalidateQueries(invalidates(endpoint))),
    ]);
}
