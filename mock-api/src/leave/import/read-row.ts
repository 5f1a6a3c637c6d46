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
import { serialDate } from '#core/workbook/cell.ts';
import { parseDate } from '#core/workbook/parse-date.ts';
import { kindOf, reasonOf, typeOf } from './columns.ts';

/** What a row's texts mean, before it is known whom it is about and what the rules say. */
export type ReadLeaveRow = LeaveImportRow & { note: string };

const DATES = { first: '2000-01-01', last: '2199-12-31' } as const;

/** The columns that a kind of row has no use for: what stands there would be lost without a word. */
const UNUSED: Record<LeaveRowKind, readonly LeaveColumn[]> = {
  carried: ['to', 'reason'],
  corrected: ['to', 'reason'],
  leave: ['days', 'note'],
};

type Report = (code: LeaveProblemCode, column: LeaveColumn, facts?: Partial<LeaveProblem>) => null;

/** Reads the texts of a row; what is wrong is named by its column, the rest is read all the same. */
export function readLeaveRow({ row, cells }: LeaveTexts): ReadLeaveRow {
  const problems: LeaveProblem[] = [];
  const textOf = (column: LeaveColumn): string => (cells[column] ?? '').replace(/\s+/g, ' ').trim();
  const report: Report = (code, column, facts = {}) => {
    const value = textOf(column).slice(0, LeaveImportLimits.text);
    problems.push({ code, severity: 'error', column, ...(value && { value }), ...facts });
    return null;
  };
  reportUnreadable(cells, report);
  const kind = readKind(textOf, report);
  const isLeave = kind === 'leave';
  const typeId = readType(textOf('type'), isLeave, report);
  const from = readDate(textOf('from'), 'from', report);
  const to = isLeave ? readDate(textOf('to'), 'to', report) : null;
  const days = kind === null || isLeave ? null : readDays(textOf('days'), report);
  const reason = isLeave && textOf('reason') ? reasonOf(textOf('reason')) : undefined;
  if (isLeave && textOf('reason') && !reason) report('reasonUnknown', 'reason');
  for (const column of kind ? UNUSED[kind] : [])
    if (textOf(column)) report('notUsed', column, { severity: 'warning' });
  return {
    ...{ row, cells, kind, typeId, from, to, days, reason: reason ?? null, note: textOf('note') },
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
function readKind(textOf: (column: LeaveColumn) => string, report: Report): LeaveRowKind | null {
  const text = textOf('kind');
  if (text !== '') return kindOf(text) ?? report('kindUnknown', 'kind');
  const [to, days] = [textOf('to') !== '', textOf('days') !== ''];
  if (to === days) return report('kindMissing', 'kind');
  return to ? 'leave' : 'carried';
}

function readType(text: string, isLeave: boolean, report: Report): LeaveImportRow['typeId'] {
  if (text === '') return report('typeMissing', 'type');
  const type = typeOf(text);
  if (type === undefined) return report('typeUnknown', 'type');
  // Maternity leave goes by date: it has no days to bring over.
  return type === LeaveType.maternity && !isLeave ? report('typeNotCounted', 'type') : type;
}

function readDate(text: string, column: LeaveColumn, report: Report): string | null {
  if (text === '') return report('dateMissing', column);
  const date = parseDate(text);
  if (!date || !isCivilDate(date)) {
    const meant = /^\d{5}$/.test(text) ? serialDate(Number(text)) : null;
    return report('dateInvalid', column, meant ? { suggestion: dottedDate(meant) } : {});
  }
  const outside = date < DATES.first || date > DATES.last;
  return outside ? report('dateOutside', column, { limit: dottedDate(DATES.first) }) : date;
}

function readDays(text: string, report: Report): number | null {
  if (text === '') return report('daysMissing', 'days');
  const days = /^[+-]?\d{1,3}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  const isHalf = Number.isInteger(days * 2) && days !== 0 && Math.abs(days) <= CorrectionLimits.days;
  return isHalf ? days : report('daysInvalid', 'days');
}
