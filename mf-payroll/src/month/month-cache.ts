import { invalidates, query } from '@paga/client';
import {
  explainSalary,
  getAverageSalary,
  getMonthSteps,
  getPayslip,
  getSalaries,
  getSalariesTillNow,
  getSalaryChecks,
  getSalaryComparison,
  getSalaryInputs,
  getSalaryTotals,
  type SalaryInputs,
  type SalaryList,
  type SalaryRow,
} from '@paga/contract/payroll';
import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { editsWith } from './rows/computed-row.ts';
import type { Confirmed } from './rows/pending-row.ts';

type MonthInput = { query: { month: number; year: number; userId: number } };

/**
 * Puts what the server has just confirmed into an answer that is kept. A read that is on its way may be older: it is given up, and due again as
 * soon as everything has been sent, see `refreshFigures`.
 */
function put<Answer>(
  client: QueryClient,
  queryKey: readonly unknown[],
  change: (old: Answer) => Answer,
): void {
  const state = client.getQueryState(queryKey);
  const due = state?.isInvalidated || (state && state.fetchStatus !== 'idle');
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Answer>(queryKey, (old) => old && change(old));
  if (due) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/** The server's rows take the place of those that are kept; their inputs get what was typed, as the server has stored it. */
export function keepConfirmed(client: QueryClient, input: MonthInput, saved: readonly Confirmed[]): void {
  const byId = new Map(saved.map((one) => [one.row.id, one]));
  put<SalaryList>(client, query(getSalaries, input).queryKey, (old) => ({
    ...old,
    salaries: old.salaries.map((one) => byId.get(one.id)?.row ?? one),
  }));
  put<SalaryInputs>(client, query(getSalaryInputs, input).queryKey, (old) => {
    const fresh = (known: SalaryInputs['rows'][number]) => {
      const one = byId.get(known.salaryId);
      return one ? { ...known, version: one.row.version, edits: editsWith(known, one.typed) } : known;
    };
    return { ...old, rows: old.rows.map(fresh) };
  });
}

type Versioned = { version: number };

/** Of each row the one that is newer: whatever comes late, a row never goes back to what it was. */
function newerOf<Row extends Versioned>(
  old: readonly Row[] | undefined,
  fresh: Row[],
  idOf: (row: Row) => number,
): Row[] {
  const known = new Map(old?.map((row) => [idOf(row), row]));
  return fresh.map((row) => {
    const kept = known.get(idOf(row));
    return kept && kept.version > row.version ? kept : row;
  });
}

/** The read of a month's rows, of which none goes back to an older version. */
export function salariesOf(input: MonthInput) {
  return {
    ...query(getSalaries, input),
    structuralSharing: (old: unknown, fresh: unknown) => {
      const [kept, list] = [old as SalaryList | undefined, fresh as SalaryList];
      return replaceEqualDeep(kept, {
        ...list,
        salaries: newerOf(kept?.salaries, list.salaries, (row) => row.id),
      });
    },
  };
}

/** The same for what the rows are computed from. */
export function salaryInputsOf(input: MonthInput) {
  return {
    ...query(getSalaryInputs, input),
    structuralSharing: (old: unknown, fresh: unknown) => {
      const [kept, inputs] = [old as SalaryInputs | undefined, fresh as SalaryInputs];
      return replaceEqualDeep(kept, {
        ...inputs,
        rows: newerOf(kept?.rows, inputs.rows, (row) => row.salaryId),
      });
    },
  };
}

/** The rows as the server has them now, by id; none when they cannot be read. */
export async function rereadRows(
  client: QueryClient,
  input: MonthInput,
): Promise<ReadonlyMap<number, SalaryRow>> {
  await Promise.all([
    client.refetchQueries(invalidates(getSalaries)),
    client.refetchQueries(invalidates(getSalaryInputs)),
  ]);
  const list = client.getQueryData<SalaryList>(query(getSalaries, input).queryKey);
  return new Map(list?.salaries.map((row) => [row.id, row]));
}

/** What stands beside the rows is asked for again: sums, explanations, payslips; and the rows, where a read of them was given up. */
export function refreshFigures(client: QueryClient): void {
  for (const endpoint of [
    getSalaryTotals,
    getMonthSteps,
    getSalaryChecks,
    getSalaryComparison,
    explainSalary,
    getPayslip,
    getAverageSalary,
    getSalariesTillNow,
  ]) {
    void client.invalidateQueries(invalidates(endpoint));
  }
  for (const endpoint of [getSalaries, getSalaryInputs]) {
    void client.refetchQueries({ ...invalidates(endpoint), type: 'active', stale: true });
  }
}
