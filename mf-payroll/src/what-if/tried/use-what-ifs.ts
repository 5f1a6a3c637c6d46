import { invalidates, mutation, query } from '@paga/client';
import {
  carryOverWhatIf,
  createWhatIf,
  deleteWhatIf,
  getSalaries,
  getSalaryInputs,
  getSalaryTotals,
  getWhatIfs,
  type OutdatedBy,
  updateWhatIf,
  type WhatIf,
  type WhatIfs,
} from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import { useCompany } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Period } from '#month/period/use-period.ts';
import type { RealMonth } from './tried-month.ts';

/** The month that is played with, and where it stands. */
export type OpenedMonth = RealMonth & { closed: boolean; outdatedBy: OutdatedBy | null };

const silent = { meta: { silent: true } };

/** A month and its sandboxes; undefined until all of it is read. */
export function useWhatIfMonth({ month, year }: Period) {
  const company = useCompany();
  const input = { query: { month, year, userId: company.id } };
  const whatIfs = useQuery({ ...query(getWhatIfs, input), ...silent });
  const salaries = useQuery({ ...query(getSalaries, input), ...silent });
  const inputs = useQuery({ ...query(getSalaryInputs, input), ...silent });
  const totals = useQuery({ ...query(getSalaryTotals, input), ...silent });
  const failed = [whatIfs, salaries, inputs, totals].filter((one) => one.isLoadingError);
  const rows = salaries.data?.salaries;
  const opened = useMemo((): OpenedMonth | undefined => {
    if (!rows || !inputs.data || !totals.data) return undefined;
    const { outdatedBy } = totals.data;
    return { period: { month, year }, rows, inputs: inputs.data, closed: isClosed(totals.data), outdatedBy };
  }, [month, year, rows, inputs.data, totals.data]);
  return {
    whatIfs: whatIfs.data?.sandboxes,
    month: opened,
    error: failed[0]?.error,
    retry: () => Promise.all(failed.map((one) => one.refetch())),
  };
}

/** What can be done with a month's sandboxes; the list of the screen keeps in step with the server's answers. */
export function useWhatIfCalls(period: Period) {
  const client = useQueryClient();
  const company = useCompany();
  const { queryKey } = query(getWhatIfs, { query: { ...period, userId: company.id } });
  const keep = (change: (sandboxes: WhatIf[]) => WhatIf[]) =>
    client.setQueryData<WhatIfs>(queryKey, (old) => ({ sandboxes: change(old?.sandboxes ?? []) }));
  const reread = () => client.invalidateQueries(invalidates(getWhatIfs));
  return {
    create: useMutation({
      ...mutation(createWhatIf),
      onSuccess: (made) => keep((all) => [...all, made]),
      onError: reread,
    }),
    update: useMutation({
      ...mutation(updateWhatIf),
      ...silent,
      onSuccess: (saved) => keep((all) => all.map((one) => (one.id === saved.id ? saved : one))),
    }),
    remove: useMutation({ ...mutation(deleteWhatIf), ...silent }),
    carryOver: useMutation({ ...mutation(carryOverWhatIf), ...silent }),
    forget: (id: number) => keep((all) => all.filter((one) => one.id !== id)),
    reread,
    /** Terms, rows, sums: after carrying over, or when others were faster, nothing that was read before can be relied on. */
    rereadAll: () => client.invalidateQueries(),
  };
}
