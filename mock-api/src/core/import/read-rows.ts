import type { SheetRow } from '../workbook/cell.ts';
import type { WorkbookLimits } from '../workbook/limits.ts';
import { openWorkbook } from '../workbook/open-workbook.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';
import type { Places, RowColumns } from './columns.ts';
import { findColumns, headingsFinder, type SheetProblem } from './find-columns.ts';

/** The rows of a workbook and where their columns stand; with an error among `problems` there are neither. */
type ReadRows<Column extends string, Row> = {
  rows: Row[];
  at: Places<Column>;
  problems: SheetProblem<Column>[];
};

/** How the lines of a workbook are read. */
type RowReader<Column extends string, Row> = {
  table: RowColumns<Column>;
  /** Names the columns that are missing. */
  language: 'sq' | 'en';
  limits?: WorkbookLimits | undefined;
  /** A line below the headings; null for one that is no row: a note, a sum of another column. Without it the reading ends at the headings. */
  row?: ((line: SheetRow, at: Places<Column>) => Row | null) | undefined;
  /** A line above the headings. */
  above?: (line: SheetRow) => void;
  /** Gets the merged blocks; without it nobody asks for them. */
  merged?: string[];
};

/** A list merges a title or two. */
const MOST_MERGED = 1000;
/** Titles and empty lines may stand above the headings. */
const HEADINGS_WITHIN = 10;

/** Reads the first sheet of a workbook: its headings, then row by row. What is wrong with it is answered, never thrown. */
export async function readRows<Column extends string, Row>(
  bytes: Uint8Array,
  reader: RowReader<Column, Row>,
): Promise<ReadRows<Column, Row>> {
  try {
    return await read(bytes, reader);
  } catch (error) {
    return refused<Column>([workbookProblem(error)]);
  }
}

/** What an unreadable workbook is refused with; any other error is a fault of the program. */
export function workbookProblem(error: unknown): SheetProblem<never> {
  if (!(error instanceof WorkbookError)) throw error;
  const { code, limit } = error;
  const cell = code === 'fileEmpty' ? 'A2' : null;
  return { code, severity: 'error', column: null, cell, ...(limit && { limit }) };
}

const refused = <Column extends string>(problems: SheetProblem<Column>[]) => ({
  ...{ rows: [], at: new Map<Column, number>() },
  problems: problems.filter(({ severity }) => severity === 'error'),
});

async function read<Column extends string, Row>(
  bytes: Uint8Array,
  { table, language, limits, row: rowOf, above, merged }: RowReader<Column, Row>,
): Promise<ReadRows<Column, Row>> {
  const headingsOf = headingsFinder(table);
  const columnsIn = (line: SheetRow, headings = headingsOf(line)) =>
    findColumns(line, headings, table, language);
  const passed: SheetRow[] = [];
  const rows: Row[] = [];
  let found: ReturnType<typeof columnsIn> | null = null;
  for await (const line of openWorkbook(bytes, limits, merged && collector(merged))) {
    if (found) {
      const row = rowOf?.(line, found.at);
      if (row) rows.push(row);
    } else if (headingsOf(line).length >= table.headings) {
      found = columnsIn(line);
      const isWrong = found.problems.some(({ severity }) => severity === 'error');
      if (isWrong || !rowOf) return refused(found.problems);
    } else {
      above?.(line);
      if (passed.push(line) >= HEADINGS_WITHIN) break;
    }
  }
  const [first] = passed;
  if (!found && first) return refused(columnsIn(first, table.fewerCount ? undefined : []).problems);
  if (!found || rows.length === 0) throw new WorkbookError('fileEmpty');
  return { rows, ...found };
}

const collector = (merged: string[]) => (range: string) => {
  if (merged.push(range) > MOST_MERGED) throw new WorkbookError('fileTooLarge', { limit: `${MOST_MERGED}` });
};
