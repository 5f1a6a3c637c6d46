import type { ImportColumn, ImportProblem } from '@paga/contract/employees';
import type { CivilDate } from '@paga/contract/shapes';
import { columnName, type SheetRow } from '../workbook/cell.ts';
import type { WorkbookLimits } from '../workbook/limits.ts';
import { openWorkbook } from '../workbook/open-workbook.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';
import { type FoundColumns, findColumns, knownHeaders } from './find-columns.ts';
import { type CellOf, markDuplicates } from './mark-duplicates.ts';
import { markMerged } from './mark-merged.ts';
import { problem } from './problem.ts';
import { type ReadRow, readRow } from './read-row.ts';

/** A workbook as it was read; with an error among `problems` there are no rows. `cellOf` tells where a value of a row stands. */
type ParsedWorkbook = { rows: ReadRow[]; problems: ImportProblem[]; cellOf: CellOf };

/** `today` bounds the dates; `language` names the columns that are missing. */
type ParseOptions = {
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
      cellOf: noCell,
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
      if (row.filled.length > 0) rows.push(row);
    } else if (knownHeaders(line) >= 2) {
      columns = findColumns(line, language);
      const errors = columns.problems.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) return { rows: [], problems: errors, cellOf: noCell };
    } else if (above.push(line) >= HEADERS_WITHIN) break;
  }
  const problems = (columns ?? findColumns(above[0] ?? { row: 1, cells: new Map() }, language)).problems;
  if (!columns && above.length > 0)
    return { rows: [], problems: problems.filter(({ severity }) => severity === 'error'), cellOf: noCell };
  if (rows.length === 0) throw new WorkbookError('fileEmpty');
  const at = columns?.at ?? new Map<ImportColumn, number>();
  const cellOf: CellOf = ({ row }, column) => {
    const index = at.get(column);
    return index === undefined ? null : `${columnName(index)}${row}`;
  };
  return { rows: markMerged(markDuplicates(rows, cellOf), merged, at), problems, cellOf };
}

const noCell: CellOf = () => null;
