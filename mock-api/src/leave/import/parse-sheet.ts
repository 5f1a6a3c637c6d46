import { dottedDate } from '@paga/calendar';
import { LeaveColumn, LeaveImportLimits, type LeaveProblem, type LeaveTexts } from '@paga/contract/leave';
import type { Places } from '#core/import/columns.ts';
import type { SheetProblem } from '#core/import/find-columns.ts';
import { hiddenIn, type MergedBlock, mergedBlocks } from '#core/import/merged-cells.ts';
import { readRows } from '#core/import/read-rows.ts';
import { type Cell, columnName, type SheetRow } from '#core/workbook/cell.ts';
import { WORKBOOK_LIMITS } from '#core/workbook/limits.ts';
import { LEAVE_TABLE } from './columns.ts';

/** The texts of a workbook by line, or what is wrong with it as a whole; `columns` are the letters in which they stand. */
export type ParsedLeave = {
  rows: LeaveTexts[];
  problems: LeaveProblem[];
  columns: Partial<Record<LeaveColumn, string>>;
};

const LIMITS = { ...WORKBOOK_LIMITS, rows: LeaveImportLimits.rows };

/** Reads a workbook of balances and booked leave. What is wrong with it is answered, never thrown. */
export async function parseLeaveSheet(bytes: Uint8Array, language: 'sq' | 'en'): Promise<ParsedLeave> {
  const merged: string[] = [];
  const table = LEAVE_TABLE;
  const read = await readRows(bytes, { table, language, limits: LIMITS, merged, row: textsOf });
  const { rows, at } = read;
  const problems = [
    ...read.problems.flatMap(problemOf),
    ...mergedBlocks(merged, rows).flatMap((block) => hiddenBy(block, at)),
  ];
  if (problems.length > 0) return { rows: [], problems, columns: {} };
  const letters = [...at].map(([column, index]) => [column, columnName(index)] as const);
  return { rows, problems, columns: Object.fromEntries(letters) };
}

/** A column that is missing says something only where it is needed. */
function problemOf(problem: SheetProblem<LeaveColumn>): LeaveProblem[] {
  const { code, severity, column, cell, heading, limit } = problem;
  if (severity === 'warning') return [];
  const place = column && cell ? { cell } : {};
  const suggestion = code === 'columnMissing' && heading ? { suggestion: heading } : {};
  return [{ code, severity, column, ...place, ...suggestion, ...(limit && { limit }) }];
}

/** A row of a merged block has lost its own values: the block is named by the first column that it hides. */
function hiddenBy(block: MergedBlock, at: Places<LeaveColumn>): LeaveProblem[] {
  const [column] = hiddenIn(block, block.bottom, at);
  return column ? [{ code: 'cellMerged', severity: 'error', column, cell: block.range.slice(0, 30) }] : [];
}

function textsOf({ row, cells }: SheetRow, at: Places<LeaveColumn>): LeaveTexts | null {
  const texts = LeaveColumn.options.flatMap((column) => {
    const cell = cells.get(at.get(column) ?? -1);
    return cell ? [[column, textOf(cell)] as const] : [];
  });
  return texts.length > 0 ? { row, cells: Object.fromEntries(texts) } : null;
}

// A text that is too long is cut just beyond its bound, so that it is named and not taken.
const textOf = (cell: Cell): string =>
  (cell.kind === 'date' ? dottedDate(cell.date) : cell.text).slice(0, LeaveImportLimits.text + 1);
