import type { EdiMonth, EdiProblem } from '@paga/contract/employees';
import { columnName, type SheetRow } from '#core/workbook/cell.ts';
import { openWorkbook } from '#core/workbook/open-workbook.ts';
import { WorkbookError } from '#core/workbook/workbook-error.ts';
import { plainHeader } from '#employees/import/read/columns.ts';
import { EDI_COLUMNS, type EdiColumn } from './edi-columns.ts';
import { ediProblem } from './edi-problem.ts';
import { type EdiLine, type EdiPlaces, readEdiLine } from './read-edi-line.ts';
import { recognisedMonth } from './recognised-month.ts';

/** A wage list as it was read; `month` is what a title in it says. */
export type ParsedEdi = { month: EdiMonth | null; lines: EdiLine[]; problems: EdiProblem[] };

const NAMES = Object.keys(EDI_COLUMNS) as EdiColumn[];
const byTitle = new Map(NAMES.map((name) => [plainHeader(EDI_COLUMNS[name].title), name]));

/** Titles and empty lines may stand above the headings. */
const HEADINGS_WITHIN = 10;
/** A line with so many known headings is the line of headings. */
const KNOWN = 3;

function columnsOf({ row, cells }: SheetRow) {
  const at = new Map<EdiColumn, number>();
  const problems: EdiProblem[] = [];
  for (const [index, cell] of cells) {
    const column = cell.kind === 'text' ? byTitle.get(plainHeader(cell.text)) : undefined;
    if (column === undefined) continue;
    if (at.has(column))
      problems.push(
        ediProblem('columnTwice', {
          cell: `${columnName(index)}${row}`,
          value: EDI_COLUMNS[column].title,
        }),
      );
    else at.set(column, index);
  }
  return { at, problems };
}

const missing = (at: EdiPlaces): EdiProblem[] =>
  NAMES.filter((name) => !at.has(name)).map((name) =>
    ediProblem('columnMissing', { value: EDI_COLUMNS[name].title }),
  );

const textOf = ({ cells }: SheetRow) =>
  [...cells.values()]
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 500);

/** Reads a wage list (rules §7). What is wrong with it is returned as a list, never thrown. `headOnly` stops at the headings. */
export async function parseEdi(
  bytes: Uint8Array,
  { month = null, headOnly = false }: { month?: EdiMonth | null; headOnly?: boolean } = {},
): Promise<ParsedEdi> {
  try {
    return await parse(bytes, month, headOnly);
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    const problem = ediProblem(error.code, error.limit ? { limit: error.limit } : {});
    return { month: null, lines: [], problems: [problem] };
  }
}

async function parse(bytes: Uint8Array, chosen: EdiMonth | null, headOnly: boolean): Promise<ParsedEdi> {
  const lines: EdiLine[] = [];
  let at: EdiPlaces | null = null;
  let month: EdiMonth | null = null;
  let above = 0;
  for await (const line of openWorkbook(bytes)) {
    if (at) {
      const read = readEdiLine(line, at, chosen);
      if (read) lines.push(read);
      continue;
    }
    const columns = columnsOf(line);
    if (columns.at.size >= KNOWN) {
      at = columns.at;
      const problems = [...columns.problems, ...missing(at)];
      if (headOnly || problems.length > 0) return { month, lines: [], problems };
    } else {
      month ??= recognisedMonth(textOf(line));
      above += 1;
      if (above >= HEADINGS_WITHIN) break;
    }
  }
  if (!at && above > 0) return { month, lines: [], problems: missing(new Map()) };
  if (lines.length === 0) throw new WorkbookError('fileEmpty');
  return { month, lines, problems: [] };
}
