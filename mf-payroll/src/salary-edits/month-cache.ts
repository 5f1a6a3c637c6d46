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
import type { Typed } from './edit-fields.ts';

type MonthInput = { query: { month: number; year: number; userId: number } };

/** The server's row takes the place of the one that is kept; its inputs get what was typed, as the server has stored it. */
export function keepConfirmed(client: QueryClient, input: MonthInput, row: SalaryRow, typed: Typed): void {
  client.setQueryData<SalaryList>(
    query(getSalaries, input).queryKey,
    (old) => old && { ...old, salaries: old.salaries.map((one) => (one.id === row.id ? row : one)) },
  );
  client.setQueryData<SalaryInputs>(
    query(getSalaryInputs, input).queryKey,
    (old) =>
      old && {
        ...old,
        rows: old.rows.map((known) =>
          known.salaryId === row.id ? { ...known, version: row.version, edits: editsAfter(known.edits, typed as TypedFields) } : known,
        ),
      },
  );
}

/** The row as the server has it now; undefined when it is gone or cannot be read. */
export async function rereadRow(client: QueryClient, input: MonthInput, salaryId: number): Promise<SalaryRow | undefined> {
  await Promise.all([client.refetchQueries(invalidates(getSalaries)), client.refetchQueries(invalidates(getSalaryInputs))]);
  const list = client.getQueryData<SalaryList>(query(getSalaries, input).queryKey);
  return list?.salaries.find((one) => one.id === salaryId);
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
