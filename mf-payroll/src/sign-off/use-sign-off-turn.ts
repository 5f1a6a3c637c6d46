import { invalidates, mutation } from '@paga/client';
import { getSignOff, type signOffMonth, type withdrawSignOff } from '@paga/contract/payroll';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefreshSalaries } from '#month/calculate/use-salary-month.ts';

/** Signs a month off, or takes it back. Whatever comes of it, where it stands is read again, with the month it is about. */
export function useSignOffTurn<Call extends typeof signOffMonth | typeof withdrawSignOff>(call: Call) {
  const client = useQueryClient();
  const refresh = useRefreshSalaries();
  return useMutation({
    ...mutation(call),
    onSettled: () => Promise.all([client.invalidateQueries(invalidates(getSignOff)), refresh()]),
    meta: { silent: true },
  });
}
