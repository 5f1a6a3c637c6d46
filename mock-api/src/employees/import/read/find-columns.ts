import { type ImportColumn, type ImportProblem, REQUIRED_IMPORT_COLUMNS } from '@paga/contract/employees';
import { columnName, type SheetRow } from '#core/workbook/cell.ts';
import { COLUMN_NAMES, COLUMNS, columnOfHeader } from './columns.ts';
import { problem } from './problem.ts';

/** Where each column of the workbook stands, and what is wrong with the headers. */
export type FoundColumns = { row: number; at: ReadonlyMap<ImportColumn, number>; problems: ImportProblem[] };

const required: ReadonlySet<ImportColumn> = new Set(REQUIRED_IMPORT_COLUMNS);

/** How many known headers a line holds: the line of headers holds most. */
export function knownHeaders(line: SheetRow): number {
  return [...line.cells.values()].filter((cell) => cell.kind === 'text' && columnOfHeader(cell.text)).length;
}

/** Reads the line of headers; columns may stand in any order, unknown ones are passed over. */
export function findColumns(line: SheetRow, language: 'sq' | 'en'): FoundColumns {
  const at = new Map<ImportColumn, number>();
  const problems: ImportProblem[] = [];
  for (const [index, cell] of line.cells) {
    const column = cell.kind === 'text' ? columnOfHeader(cell.text) : undefined;
    const first = column && at.get(column);
    if (!column) continue;
    if (first === undefined) at.set(column, index);
    else
      problems.push(
        problem('columnTwice', {
          cell: `${columnName(index)}${line.row}`,
          column,
          other: `${columnName(first)}${line.row}`,
        }),
      );
  }
  let free = Math.max(-1, ...line.cells.keys()) + 1;
  // The required ones first, so that they get the nearest free cells.
  for (const column of [...REQUIRED_IMPORT_COLUMNS, ...COLUMN_NAMES.filter((name) => !required.has(name))]) {
    if (at.has(column)) continue;
    const severity = required.has(column) ? 'error' : 'warning';
    problems.push(
      problem('columnMissing', {
        cell: `${columnName(free)}${line.row}`,
        column,
        suggestion: COLUMNS[column][language],
        severity,
      }),
    );
    free += 1;
  }
  return { row: line.row, at, problems };
}
