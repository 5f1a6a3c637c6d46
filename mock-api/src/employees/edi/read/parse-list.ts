import type { EdiListColumn, EdiProblem } from '@paga/contract/employees';
import { type Cents, checkPersonalNumber, toCents } from '@paga/payroll';
import { folded } from '#core/db/search-text.ts';
import { workbookProblem } from '#core/import/read-rows.ts';
import { type Cell, columnName, type SheetRow } from '#core/workbook/cell.ts';
import { openWorkbook } from '#core/workbook/open-workbook.ts';
import { readGross } from '#employees/import/read/cells/read-amounts.ts';
import { ediProblemOf } from './edi-problem.ts';

/** The columns of a second workbook that were chosen, from 0 on. */
type ListColumns = { personalNumber: number; tax: number | null; net: number | null };

/** Tax and net of somebody as another program computed them; null where the list says nothing that can be read. */
export type ListedPay = { tax: Cents | null; net: Cents | null };

/** What was read of a second workbook: the pay by personal number, or why nothing. */
type ParsedList = { pay: Map<string, ListedPay>; problems: EdiProblem[] };

/** What the columns of a second workbook are. */
export type ListHead = {
  columns: EdiListColumn[];
  guess: Record<'personalNumber' | 'tax' | 'net', number | null>;
  problems: EdiProblem[];
};

const numberOf = (cell: Cell | undefined): string | null => {
  const { ok, value, problem } = checkPersonalNumber((cell?.text ?? '').replace(/\s/g, ''));
  if (ok) return value;
  return problem?.code === 'LEADING_ZERO_LOST' ? problem.suggestion : null;
};

/** Reads tax and net by personal number from the chosen columns; lines without such a number are headings and sums. */
export async function parseList(bytes: Uint8Array, columns: ListColumns): Promise<ParsedList> {
  const pay = new Map<string, ListedPay>();
  const amount = (line: SheetRow, column: number | null): Cents | null => {
    const cell = column === null ? undefined : line.cells.get(column);
    const value = cell ? readGross(cell).value : null;
    return value === null ? null : toCents(value);
  };
  try {
    for await (const line of openWorkbook(bytes)) {
      const number = numberOf(line.cells.get(columns.personalNumber));
      if (number !== null && !pay.has(number))
        pay.set(number, { tax: amount(line, columns.tax), net: amount(line, columns.net) });
    }
    return { pay, problems: [] };
  } catch (error) {
    return { pay: new Map(), problems: [ediProblemOf(workbookProblem(error))] };
  }
}

/** So many lines are looked at for headings, and so many values of a column are shown. */
const [LINES, SAMPLES] = [30, 3];
const SHOWN = 40;

/** Reads the first lines of a second workbook: headings, some values, and which columns are probably meant. */
export async function parseListHead(bytes: Uint8Array): Promise<ListHead> {
  const lines: SheetRow[] = [];
  try {
    for await (const line of openWorkbook(bytes)) if (lines.push(line) >= LINES) break;
  } catch (error) {
    return {
      columns: [],
      guess: { personalNumber: null, tax: null, net: null },
      problems: [ediProblemOf(workbookProblem(error))],
    };
  }
  const widest = Math.max(0, ...lines.map(({ cells }) => cells.size));
  // The headings are the first line that has about all columns.
  const head = lines.findIndex(({ cells }) => cells.size * 2 > widest);
  const below = lines.slice(head + 1);
  const indexes = [...new Set(lines.slice(Math.max(0, head)).flatMap(({ cells }) => [...cells.keys()]))];
  const columns = indexes
    .sort((one, other) => one - other)
    .map((column) => ({
      column,
      name: columnName(column),
      heading: (lines[head]?.cells.get(column)?.text ?? '').slice(0, SHOWN),
      samples: below.flatMap(({ cells }) => cells.get(column)?.text.slice(0, SHOWN) ?? []).slice(0, SAMPLES),
    }));
  const headed = (words: RegExp) =>
    columns.find(({ heading }) => words.test(folded(heading)))?.column ?? null;
  const isNumber = (cell: Cell | undefined) => checkPersonalNumber(cell?.text ?? '').ok;
  const numbered = indexes.find((column) => below.some(({ cells }) => isNumber(cells.get(column))));
  const guess = {
    personalNumber: numbered ?? null,
    tax: headed(/^(tatimi?|tax)\b/) ?? headed(/tatim|\btax\b/),
    net: headed(/\bneto?\b/),
  };
  return { columns, guess, problems: [] };
}
