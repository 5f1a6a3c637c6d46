import type { SalaryRow } from '@paga/contract/payroll';
import type { CellEdit, MarkedCells } from '@paga/kit';
import { amountsOf, type EditField, isHours } from '#month/rows/edit-fields.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';

/** What a row of last month had in a field; undefined where a list of salaries does not say it. */
function heldBefore(row: SalaryRow, field: EditField): number | boolean | undefined {
  if (field === 'initialBrutto') return row.initialBrutto;
  if (field === 'hasHealthInsurance') return row.has_health_insurance;
  const hours: Partial<Record<EditField, number>> = row.overtimeTable;
  const amounts: Partial<Record<EditField, number>> = amountsOf(row);
  return hours[field] ?? amounts[field];
}

const textOf = (field: EditField, value: number | boolean): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return isHours(field) ? String(value) : value.toFixed(2);
};

/** These cells with what the same people had there last month; who was not there keeps theirs. */
export function fromLastMonth(
  cells: MarkedCells,
  rows: readonly EditedRow[],
  before: readonly SalaryRow[],
): CellEdit[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byPerson = new Map(before.map((row) => [row.employeeId, row]));
  return cells.flatMap(({ key, column }) => {
    const old = byPerson.get(byId.get(Number(key))?.employeeId ?? 0);
    const value = old && heldBefore(old, column as EditField);
    return value === undefined ? [] : [{ key, column, text: textOf(column as EditField, value) }];
  });
}
