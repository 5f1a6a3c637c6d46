import type { EdiMonth, EdiProblem } from '@paga/contract/employees';
import { readRows } from '#core/import/read-rows.ts';
import type { SheetRow } from '#core/workbook/cell.ts';
import { EDI_TABLE } from './edi-columns.ts';
import { ediProblemOf } from './edi-problem.ts';
import { type EdiLine, type EdiPlaces, readEdiLine } from './read-edi-line.ts';
import { recognisedMonth } from './recognised-month.ts';

/** A wage list as it was read; `month` is what a title in it says. */
export type ParsedEdi = { month: EdiMonth | null; lines: EdiLine[]; problems: EdiProblem[] };

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
  let titled: EdiMonth | null = null;
  const { rows, problems } = await readRows(bytes, {
    table: EDI_TABLE,
    language: 'sq',
    row: headOnly ? undefined : (line: SheetRow, at: EdiPlaces) => readEdiLine(line, at, month),
    above: (line) => {
      titled ??= recognisedMonth(textOf(line));
    },
  });
  return { month: titled, lines: rows, problems: problems.map(ediProblemOf) };
}
