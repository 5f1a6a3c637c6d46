import { invalidates, query } from '@paga/client';
import {
  explainSalary,
  getAverageSalary,
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
import { editsAfter, type TypedFields } from '@paga/payroll';
import type { QueryClient } from '@tanstack/react-query';
import type { Confirmed } from './pending-row.ts';

type MonthInput = { query: { month: number; year: number; userId: number } };

/** The server's rows take the place of those that are kept; their inputs get what was typed, as the server has stored it. */
export function keepConfirmed(client: QueryClient, input: MonthInput, saved: readonly Confirmed[]): void {
  const byId = new Map(saved.map((one) => [one.row.id, one]));
  client.setQueryData<SalaryList>(
    query(getSalaries, input).queryKey,
    (old) => old && { ...old, salaries: old.salaries.map((one) => byId.get(one.id)?.row ?? one) },
  );
  client.setQueryData<SalaryInputs>(query(getSalaryInputs, input).queryKey, (old) => {
    const fresh = (known: SalaryInputs['rows'][number]) => {
      const one = byId.get(known.salaryId);
      return one ? { ...known, version: one.row.version, edits: editsAfter(known.edits, one.typed as TypedFields) } : known;
    };
    return old && { ...old, rows: old.rows.map(fresh) };
  });
}

/** The rows as the server has them now, by id; none when they cannot be read. */
export async function rereadRows(client: QueryClient, input: MonthInput): Promise<ReadonlyMap<number, SalaryRow>> {
  await Promise.all([client.refetchQueries(invalidates(getSalaries)), client.refetchQueries(invalidates(getSalaryInputs))]);
  const list = client.getQueryData<SalaryList>(query(getSalaries, input).queryKey);
  return new Map(list?.salaries.map((row) => [row.id, row]));
}

/** What stands beside the rows is asked for again: sums, explanations, payslips. */
export function refreshFigures(client: QueryClient): void {
  for (const endpoint of [
    getSalaryTotals,
    getSalaryChecks,
    getSalaryComparison,
    explainSalary,
    getPayslip,
    getAverageSalary,
    getSalariesTillNow,
  ]) {
    void client.invalidateQueries(invalidates(endpoint));
  }
}
