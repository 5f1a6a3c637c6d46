import { query } from '@paga/client';
import { getEmployeeVacations } from '@paga/contract/leave';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** The leave of a person with the balances of a year; without a year the current one. */
export function usePersonLeave(id: number, year?: number) {
  return useQuery({
    ...query(getEmployeeVacations, { params: { id }, query: year === undefined ? {} : { year } }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
}
