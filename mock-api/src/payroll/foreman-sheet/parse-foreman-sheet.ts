import { ForemanColumn, ForemanLimits, type ForemanProblem } from '@paga/contract/payroll/foreman-sheet';
import { sortableMonth } from '#core/calendar-month.ts';
import type { Places } from '#core/import/columns.ts';
import type { SheetProblem } from '#core/import/find-columns.ts';
import { readRows } from '#core/import/read-rows.ts';
import type { SheetRow } from '#core/workbook/cell.ts';
import { WORKBOOK_LIMITS } from '#core/workbook/limits.ts';
import { FOREMAN_TABLE } from './foreman-columns.ts';

/** A line as it stands there. */
export type SheetLine = { row: number; texts: Partial<Record<ForemanColumn, string>> };
/** What the line above the headings says: the month, and the sector (null: everybody). */
type Mark = { year: number; month: number; sector: string | null };
export type ParsedSheet = { lines: SheetLine[]; mark: Mark | null; problems: ForemanProblem[] };

const LIMITS = { ...WORKBOOK_LIMITS, rows: ForemanLimits.people + 20 };
/** `2026-10 · Shitja`: what the product wrote above the headings, and nobody is to change. */
const MARK = /^(\d{4})-(\d{2})(?: · (.+))?$/u;

/** Reads a sheet of hours that has come back. What is wrong with it is answered, never thrown. */
export async function parseForemanSheet(bytes: Uint8Array, language: 'sq' | 'en'): Promise<ParsedSheet> {
  let mark: Mark | null = null;
  const read = await readRows(bytes, {
    ...{ table: FOREMAN_TABLE, language, limits: LIMITS, row: lineOf },
    above: ({ cells }) => {
      for (const { text } of cells.values()) mark ??= markIn(text);
    },
  });
  return { lines: read.rows, mark, problems: read.problems.flatMap(problemOf) };
}

/** The line that says of which month and sector a sheet is. */
export const markText = (month: { year: number; month: number }, sector: string | null): string =>
  `${sortableMonth(month)}${sector === null ? '' : ` · ${sector}`}`;

function markIn(text: string): Mark | null {
  const [, year, month, sector = null] = MARK.exec(text.trim()) ?? [];
  return year && month ? { year: Number(year), month: Number(month), sector } : null;
}

function problemOf({ code, severity, column, heading }: SheetProblem<ForemanColumn>): ForemanProblem[] {
  if (severity === 'warning') return [];
  const known = code === 'columnMissing' || code === 'columnTwice' ? code : 'fileNotReadable';
  return [{ code: known, row: null, column, value: heading ?? null }];
}

function lineOf({ row, cells }: SheetRow, at: Places<ForemanColumn>): SheetLine | null {
  const texts = ForemanColumn.options.flatMap((column) => {
    const text = cells.get(at.get(column) ?? -1)?.text.trim();
    return text ? [[column, text.slice(0, ForemanLimits.text)] as const] : [];
  });
  return texts.length > 0 ? { row, texts: Object.fromEntries(texts) } : null;
}
