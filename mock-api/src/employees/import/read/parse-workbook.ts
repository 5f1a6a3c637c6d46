import type { ImportColumn, ImportProblem } from '@paga/contract/employees';
import type { CivilDate } from '@paga/contract/shapes';
import { columnName, type SheetRow } from '#core/workbook/cell.ts';
import type { WorkbookLimits } from '#core/workbook/limits.ts';
import { openWorkbook } from '#core/workbook/open-workbook.ts';
import { WorkbookError } from '#core/workbook/workbook-error.ts';
import { type FoundColumns, findColumns, knownHeaders } from './find-columns.ts';
import { type CellOf, markDuplicates } from './mark-duplicates.ts';
import { markMerged } from './mark-merged.ts';
import { problem } from './problem.ts';
import { type ReadRow, readRow, sharingLists } from './read-row.ts';

/** A workbook as it was read; with an error among `problems` there are no rows. `columns` tells in which column of the sheet each stands. */
export type ParsedWorkbook = {
  rows: ReadRow[];
  problems: ImportProblem[];
  columns: readonly (readonly [ImportColumn, number])[];
};

/** `today` bounds the dates; `language` names the columns that are missing. */
export type ParseOptions = {
  today: CivilDate;
  language?: 'sq' | 'en';
  limits?: WorkbookLimits;
};

/** A list of employees merges a title or two. */
const MOST_MERGED = 1000;

/** Titles and empty lines may stand above the headers. */
const HEADERS_WITHIN = 10;

/** Reads a workbook of employees. What is wrong with it is returned as a list, never thrown. */
export async function parseWorkbook(bytes: Uint8Array, options: ParseOptions): Promise<ParsedWorkbook> {
  try {
    return await parse(bytes, options);
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    const cell = error.code === 'fileEmpty' ? 'A2' : null;
    return {
      rows: [],
      problems: [problem(error.code, { cell, column: null, ...(error.limit && { limit: error.limit }) })],
      columns: [],
    };
  }
}

async function parse(
  bytes: Uint8Array,
  { today, language = 'sq', limits }: ParseOptions,
): Promise<ParsedWorkbook> {
  const above: SheetRow[] = [];
  const rows: ReadRow[] = [];
  let columns: FoundColumns | null = null;
  const merged: string[] = [];
  const onMerge = (range: string) => {
    if (merged.push(range) > MOST_MERGED)
      throw new WorkbookError('fileTooLarge', { limit: `${MOST_MERGED}` });
  };
  for await (const line of openWorkbook(bytes, limits, onMerge)) {
    if (columns) {
      // A line that has nothing in a known column (a note, a sum of another column) is no employee.
      const row = readRow(line, columns, today);
      if (row.filled.length > 0) rows.push(sharingLists(row, rows.at(-1)));
    } else if (knownHeaders(line) >= 2) {
      columns = findColumns(line, language);
      const errors = columns.problems.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) return { rows: [], problems: errors, columns: [] };
    } else if (above.push(line) >= HEADERS_WITHIN) break;
  }
  const problems = (columns ?? findColumns(above[0] ?? { row: 1, cells: new Map() }, language)).problems;
  if (!columns && above.length > 0)
    return { rows: [], problems: problems.filter(({ severity }) => severity === 'error'), columns: [] };
  if (rows.length === 0) throw new WorkbookError('fileEmpty');
  const at = columns?.at ?? new Map<ImportColumn, number>();
  const marked = markMerged(markDuplicates(rows, cellIn([...at])), merged, at);
  return { rows: marked, problems, columns: [...at] };
}

/** Where a value of a row stands in its workbook. */
export function cellIn(columns: ParsedWorkbook['columns']): CellOf {
  const at = new Map(columns);
  return ({ row }, column) => {
    const index = at.get(column);
    return index === undefined ? null : `${columnName(index)}${row}`;
  };
}
