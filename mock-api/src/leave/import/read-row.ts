import { dottedDate } from '@paga/calendar';
import {
  CorrectionLimits,
  type LeaveCells,
  type LeaveColumn,
  LeaveImportLimits,
  type LeaveImportRow,
  type LeaveProblem,
  type LeaveProblemCode,
  type LeaveRowKind,
  type LeaveTexts,
} from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { isCivilDate } from '@paga/payroll';
import type { Choice } from '#core/import/choice.ts';
import { type CellReading, cellTaker } from '#core/import/read-cells.ts';
import { type Cell, serialDate } from '#core/workbook/cell.ts';
import { parseDate } from '#core/workbook/parse-date.ts';
import { KINDS, REASONS, TYPES } from './columns.ts';

/** What a row's texts mean, before it is known whom it is about and what the rules say. */
export type ReadLeaveRow = LeaveImportRow & { note: string };

const DATES = { first: '2000-01-01', last: '2199-12-31' } as const;

/** The columns that a kind of row has no use for: what stands there would be lost without a word. */
const UNUSED: Record<LeaveRowKind, readonly LeaveColumn[]> = {
  carried: ['to', 'reason'],
  corrected: ['to', 'reason'],
  leave: ['days', 'note'],
};

type Reading<Value> = CellReading<Value, LeaveProblemCode>;

const chosen =
  <Value>(choice: Choice<Value>, unknown: LeaveProblemCode, missing?: LeaveProblemCode) =>
  (cell: Cell | undefined): Reading<Value> => {
    if (!cell) return { value: null, ...(missing && { code: missing }) };
    const value = choice.meaningOf(cell.text);
    return value === undefined ? { value: null, code: unknown } : { value };
  };

function readDate(cell: Cell | undefined): Reading<string> {
  if (!cell) return { value: null, code: 'dateMissing' };
  const date = parseDate(cell.text);
  if (!date || !isCivilDate(date)) {
    const meant = /^\d{5}$/.test(cell.text) ? serialDate(Number(cell.text)) : null;
    return { value: null, code: 'dateInvalid', ...(meant && { suggestion: dottedDate(meant) }) };
  }
  const outside = date < DATES.first || date > DATES.last;
  return outside ? { value: null, code: 'dateOutside', limit: dottedDate(DATES.first) } : { value: date };
}

function readDays(cell: Cell | undefined): Reading<number> {
  if (!cell) return { value: null, code: 'daysMissing' };
  const isNumber = /^[+-]?\d{1,3}([.,]\d{1,2})?$/.test(cell.text);
  const days = isNumber ? Number(cell.text.replace(',', '.')) : Number.NaN;
  const isHalf = Number.isInteger(days * 2) && days !== 0 && Math.abs(days) <= CorrectionLimits.days;
  return isHalf ? { value: days } : { value: null, code: 'daysInvalid' };
}

/** How the cells that a row's kind has use for are read. */
const READERS = {
  kind: chosen(KINDS, 'kindUnknown'),
  type: chosen(TYPES, 'typeUnknown', 'typeMissing'),
  from: readDate,
  to: readDate,
  days: readDays,
  reason: chosen(REASONS, 'reasonUnknown'),
};

type Report = (code: LeaveProblemCode, column: LeaveColumn, facts?: Partial<LeaveProblem>) => void;

/** Reads the texts of a row; what is wrong is named by its column, the rest is read all the same. */
export function readLeaveRow({ row, cells }: LeaveTexts): ReadLeaveRow {
  const problems: LeaveProblem[] = [];
  const textOf = (column: LeaveColumn): string => (cells[column] ?? '').replace(/\s+/g, ' ').trim();
  const report: Report = (code, column, facts = {}) => {
    const value = textOf(column).slice(0, LeaveImportLimits.text);
    problems.push({ code, severity: 'error', column, ...facts, ...(value && { value }) });
  };
  const cellOf = (column: LeaveColumn): Cell | undefined => {
    const text = textOf(column);
    return text === '' ? undefined : { kind: 'text', text };
  };
  const take = cellTaker(READERS, {
    ...{ cellOf, around: undefined },
    report: (code, ...where) => report(code === 'formulaEmpty' ? 'cellError' : code, ...where),
  });
  reportUnreadable(cells, report);
  const kind = textOf('kind') ? take('kind') : kindWithoutWord(textOf, report);
  const isLeave = kind === 'leave';
  const type = take('type');
  // Maternity leave goes by date: it has no days to bring over.
  const isCounted = type !== LeaveType.maternity || isLeave;
  if (!isCounted) report('typeNotCounted', 'type');
  const read = {
    ...{ row, cells, kind, typeId: isCounted ? type : null, from: take('from') },
    ...{ to: isLeave ? take('to') : null, days: kind === null || isLeave ? null : take('days') },
    ...{ reason: isLeave ? take('reason') : null, note: textOf('note') },
  };
  for (const column of kind ? UNUSED[kind] : [])
    if (textOf(column)) report('notUsed', column, { severity: 'warning' });
  return {
    ...read,
    ...{ employeeId: null, employeeName: null, workingDays: null, isValid: true, problems },
  };
}

function reportUnreadable(cells: LeaveCells, report: Report): void {
  for (const [column, text] of Object.entries(cells) as [LeaveColumn, string][]) {
    // A formula without a result, or an error of Excel.
    if (text === '=' || /^#[A-Z/0!?]+$/.test(text)) report('cellError', column);
    if (text.length > LeaveImportLimits.text)
      report('textTooLong', column, { limit: `${LeaveImportLimits.text}` });
  }
}

// Without a word, days say that it is a balance and a last day that it is a leave.
function kindWithoutWord(textOf: (column: LeaveColumn) => string, report: Report): LeaveRowKind | null {
  const [to, days] = [textOf('to') !== '', textOf('days') !== ''];
  if (to !== days) return to ? 'leave' : 'carried';
  report('kindMissing', 'kind');
  return null;
}
