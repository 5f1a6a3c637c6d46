import { employeeOfRow } from '@paga/contract/employees';
import type { Context } from '#core/http/context.ts';
import { insertEmployees } from '../record/insert-employees.ts';
import type { ReadRow } from './read/read-row.ts';

/**
 * Saves the valid rows of a workbook at once and returns the new ids. The demo start uses it; a person's import goes through `createEmployee`
 * row by row, as specified, and ends in the same `insertEmployees`.
 */
export function saveImported(
  ctx: Pick<Context, 'tx' | 'companyId' | 'today'>,
  rows: readonly ReadRow[],
): Promise<number[]> {
  return insertEmployees(
    ctx,
    rows.filter((row) => row.isValid).map((row) => employeeOfRow(row)),
  );
}
