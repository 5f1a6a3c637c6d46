import { type ImportColumn, sectorsOfClass, splitFullName } from '@paga/contract/employees';
import { type CivilDate, EmployerTier, EmploymentType } from '@paga/contract/shapes';
import { bankOf } from '@paga/payroll';
import { textCell } from '#core/workbook/text-cell.ts';
import { problem } from './problem.ts';
import { READERS, type ReadRow, withProblems } from './read-row.ts';

/** A row in which `typed` stands in a column instead: read like a cell of text, with the problems of that column anew. */
export function correctedRow(row: ReadRow, column: ImportColumn, typed: string, today: CivilDate): ReadRow {
  const cell = textCell(typed) ?? undefined;
  const { value, code, ...facts } = READERS[column](cell, today);
  const all = [...row.errors, ...row.warnings];
  const reference = all.find((found) => found.column === column)?.cell ?? null;
  const problems = all.filter((found) => found.column !== column);
  if (code)
    problems.push(problem(code, { cell: reference, column, ...(cell && { value: cell.text }), ...facts }));
  const filled = [...row.filled.filter((other) => other !== column), ...(cell ? [column] : [])];
  return withProblems(
    { ...row, ...fieldsOf(row, column, code ? value : (value ?? usual(column))), filled },
    problems,
  );
}

// An empty cell means the usual.
function usual(column: ImportColumn): number | null {
  return column === 'employerTier'
    ? EmployerTier.primary
    : column === 'employmentType'
      ? EmploymentType.fullTime
      : null;
}

/** The fields of a row that a column's value makes. */
function fieldsOf(row: ReadRow, column: ImportColumn, value: string | number | null): Partial<ReadRow> {
  if (column === 'name') {
    const [firstName, lastName] = splitFullName(`${value ?? ''}`);
    return { name: `${value ?? ''}`, firstName, lastName };
  }
  if (column === 'class')
    return { class: value === null ? null : `${value}`, sectors: sectorsOfClass(value) };
  if (column === 'bankAccountNumber' && value !== null && !row.filled.includes('bank'))
    return { bankAccountNumber: `${value}`, bank: bankOf(`${value}`) };
  return { [column]: value };
}
