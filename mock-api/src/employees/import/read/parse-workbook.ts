import type { ImportColumn, ImportProblem } from '@paga/contract/employees';
import type { CivilDate } from '@paga/contract/shapes';
import type { Places } from '#core/import/columns.ts';
import type { SheetProblem } from '#core/import/find-columns.ts';
import { readRows } from '#core/import/read-rows.ts';
import { columnName, type SheetRow } from '#core/workbook/cell.ts';
import type { WorkbookLimits } from '#core/workbook/limits.ts';
import { EMPLOYEE_TABLE } from './columns.ts';
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

/** Reads a workbook of employees. What is wrong with it is returned as a list, never thrown. */
export async function parseWorkbook(
  bytes: Uint8Array,
  { today, language = 'sq', limits }: ParseOptions,
): Promise<ParsedWorkbook> {
  const merged: string[] = [];
  let before: ReadRow | undefined;
  const row = (line: SheetRow, at: Places<ImportColumn>): ReadRow | null => {
    const read = readRow(line, at, today);
    if (read.filled.length === 0) return null;
    before = sharingLists(read, before);
    return before;
  };
  const table = EMPLOYEE_TABLE;
  const { rows, at, problems } = await readRows(bytes, { table, language, limits, merged, row });
  const marked = markMerged(markDuplicates(rows, cellIn([...at])), merged, at);
  return { rows: marked, problems: problems.map(problemOf), columns: [...at] };
}

function problemOf({ code, heading, ...facts }: SheetProblem<ImportColumn>): ImportProblem {
  return problem(code, {
    ...facts,
    ...(code === 'columnMissing' && heading && { suggestion: heading }),
  });
}

/** Where a value of a row stands in its workbook. */
export function cellIn(columns: ParsedWorkbook['columns']): CellOf {
  const at = new Map(columns);
  return ({ row }, column) => {
    const index = at.get(column);
    return index === undefined ? null : `${columnName(index)}${row}`;
  };
}
