import { dottedDate } from '@paga/calendar';
import { LeaveColumn, LeaveImportLimits, type LeaveProblem, type LeaveTexts } from '@paga/contract/leave';
import { type Cell, columnName, placeOf, type SheetRow } from '#core/workbook/cell.ts';
import { WORKBOOK_LIMITS, type WorkbookLimits } from '#core/workbook/limits.ts';
import { openWorkbook } from '#core/workbook/open-workbook.ts';
import { WorkbookError } from '#core/workbook/workbook-error.ts';
import { LEAVE_COLUMNS, leaveColumnOf, NEEDED_COLUMNS, PERSON_COLUMNS } from './columns.ts';

/** The texts of a workbook by line, or what is wrong with it as a whole; `columns` are the letters in which they stand. */
export type ParsedLeave = {
  rows: LeaveTexts[];
  problems: LeaveProblem[];
  columns: Partial<Record<LeaveColumn, string>>;
};

const LIMITS: WorkbookLimits = { ...WORKBOOK_LIMITS, rows: LeaveImportLimits.rows };
const MOST_MERGED = 1000;
/** Titles and empty lines may stand above the headers. */
const HEADERS_WITHIN = 10;

type Columns = ReadonlyMap<LeaveColumn, number>;

/** Reads a workbook of balances and booked leave. What is wrong with it is answered, never thrown. */
export async function parseLeaveSheet(
  bytes: Uint8Array,
  language: 'sq' | 'en',
  limits: WorkbookLimits = LIMITS,
): Promise<ParsedLeave> {
  try {
    return await parse(bytes, language, limits);
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    const { code, limit } = error;
    return refused([{ code, severity: 'error', column: null, ...(limit && { limit }) }]);
  }
}

const refused = (problems: LeaveProblem[]): ParsedLeave => ({ rows: [], problems, columns: {} });

async function parse(bytes: Uint8Array, language: 'sq' | 'en', limits: WorkbookLimits): Promise<ParsedLeave> {
  const rows: LeaveTexts[] = [];
  const merged: string[] = [];
  let [columns, above]: [Columns | null, SheetRow[]] = [null, []];
  const onMerge = (range: string) => {
    if (merged.push(range) > MOST_MERGED)
      throw new WorkbookError('fileTooLarge', { limit: `${MOST_MERGED}` });
  };
  for await (const line of openWorkbook(bytes, limits, onMerge)) {
    if (columns) {
      const cells = textsOf(line, columns);
      if (Object.keys(cells).length > 0) rows.push({ row: line.row, cells });
    } else if (headersOf(line).length >= 2) {
      const problems = wrongHeaders(line, language);
      if (problems.length > 0) return refused(problems);
      columns = new Map(headersOf(line));
    } else if (above.push(line) >= HEADERS_WITHIN) break;
  }
  if (!columns && above[0]) return refused(wrongHeaders(above[0], language));
  if (!columns || rows.length === 0) throw new WorkbookError('fileEmpty');
  const problems = hidden(merged, columns, rows);
  if (problems.length > 0) return refused(problems);
  const letters = [...columns].map(([column, index]) => [column, columnName(index)] as const);
  return { rows, problems: [], columns: Object.fromEntries(letters) };
}

const headersOf = ({ cells }: SheetRow): [LeaveColumn, number][] =>
  [...cells].flatMap(([index, cell]) => {
    const column = cell.kind === 'text' ? leaveColumnOf(cell.text) : undefined;
    return column ? [[column, index] as [LeaveColumn, number]] : [];
  });

function wrongHeaders(line: SheetRow, language: 'sq' | 'en'): LeaveProblem[] {
  const headers = headersOf(line);
  const found = new Set(headers.map(([column]) => column));
  const twice = headers
    .filter(([column], at) => headers.findIndex(([other]) => other === column) < at)
    .map(([column, index]) => ({
      ...ofColumn('columnTwice', column),
      cell: `${columnName(index)}${line.row}`,
    }));
  const persons = PERSON_COLUMNS.some((column) => found.has(column)) ? [] : PERSON_COLUMNS.slice(0, 1);
  const missing = [...persons, ...NEEDED_COLUMNS.filter((column) => !found.has(column))];
  const free = Math.max(-1, ...line.cells.keys()) + 1;
  return [
    ...twice,
    ...missing.map((column, at) => ({
      ...ofColumn('columnMissing', column),
      cell: `${columnName(free + at)}${line.row}`,
      suggestion: LEAVE_COLUMNS[column][language],
    })),
  ];
}

const ofColumn = (code: LeaveProblem['code'], column: LeaveColumn): LeaveProblem => ({
  code,
  severity: 'error',
  column,
});

function textsOf({ cells }: SheetRow, columns: Columns): LeaveTexts['cells'] {
  const texts = LeaveColumn.options.flatMap((column) => {
    const cell = cells.get(columns.get(column) ?? -1);
    return cell ? [[column, textOf(cell)] as const] : [];
  });
  return Object.fromEntries(texts);
}

// A text that is too long is cut just beyond its bound, so that it is named and not taken.
const textOf = (cell: Cell): string =>
  (cell.kind === 'date' ? dottedDate(cell.date) : cell.text).slice(0, LeaveImportLimits.text + 1);

/** Only the first cell of a merged block holds its value: the others would be read as empty without a word. */
function hidden(merged: readonly string[], columns: Columns, rows: readonly LeaveTexts[]): LeaveProblem[] {
  const [first = 0, last = 0] = [rows[0]?.row, rows.at(-1)?.row];
  return merged.flatMap((range): LeaveProblem[] => {
    const [from, to = from] = range.split(':').map(placeOf);
    if (!from || !to || to.row < first || from.row > last) return [];
    const within = [...columns].filter(([, index]) => index >= from.column && index <= to.column);
    const [column] = within.find(([, index]) => to.row > from.row || index > from.column) ?? [];
    return column ? [{ ...ofColumn('cellMerged', column), cell: range.slice(0, 30) }] : [];
  });
}
