import { invalidates, mutation, query } from '@paga/client';
import {
  addSalaryComment,
  deleteSalaryComment,
  getSalaryComments,
  type SalaryComment,
} from '@paga/contract/payroll';
import { groupedBy } from '@paga/payroll';
import { useCompany, useMayCall } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Period } from '#month/period/use-period.ts';

/** The comments of a month, read once for table, panel and check. */
export function useComments({ month, year }: Period) {
  const company = useCompany();
  return useQuery({
    ...query(getSalaryComments, { query: { month, year, userId: company.id } }),
    enabled: useMayCall('getSalaryComments'),
    meta: { silent: true },
  });
}

/** The comments of a month by person. */
export function useCommentsByPerson(period: Period): ReadonlyMap<number, readonly SalaryComment[]> {
  const { data } = useComments(period);
  return useMemo(() => groupedBy(data ?? [], ({ employeeId }) => employeeId), [data]);
}

/** Writes and deletes comments; the list is read again. */
export function useWriteComments() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries(invalidates(getSalaryComments));
  const add = useMutation({ ...mutation(addSalaryComment), onSettled, meta: { silent: true } });
  const remove = useMutation({ ...mutation(deleteSalaryComment), onSettled, meta: { silent: true } });
  return { add, remove };
}
