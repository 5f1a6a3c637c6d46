import { dottedDate } from '@paga/calendar';
import { EmployeeLimits } from '@paga/contract/employees';
import type { CivilDate } from '@paga/contract/shapes';
import { addMonths, isCivilDate } from '@paga/payroll';
import { type Cell, serialDate } from '#core/workbook/cell.ts';
import type { CellReading } from './reading.ts';

const DAY_FIRST = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})\.?$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** The day that a contract starts: `15.10.2026`, `15/10/2026`, `15-10-26`, or a date of Excel (specification 1 §5). */
export function readContractDate(cell: Cell | undefined, today: CivilDate): CellReading<CivilDate> {
  if (!cell) return { value: null, code: 'dateMissing' };
  if (cell.kind === 'number') {
    const meant = serialDate(cell.number);
    return {
      value: null,
      code: 'dateInvalid',
      ...(meant && meant >= EmployeeLimits.earliestStart && { suggestion: dottedDate(meant) }),
    };
  }
  const date = cell.kind === 'date' ? cell.date : parseDate(cell.text);
  if (!date || !isCivilDate(date)) return { value: null, code: 'dateInvalid' };
  if (date < EmployeeLimits.earliestStart)
    return { value: null, code: 'dateTooEarly', limit: dottedDate(EmployeeLimits.earliestStart) };
  const latest = addMonths(today, EmployeeLimits.yearsAhead * 12);
  return date > latest ? { value: null, code: 'dateTooLate', limit: dottedDate(latest) } : { value: date };
}

/** A date as people write it, as `YYYY-MM-DD`; years of two digits are of this century. */
export function parseDate(text: string): string | null {
  const [, first, , second, third] = DAY_FIRST.exec(text) ?? [];
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  const parts =
    first && second && third
      ? [third.length === 2 ? `20${third}` : third, second, first]
      : year && month && day
        ? [year, month, day]
        : null;
  return parts ? parts.map((part) => part.padStart(2, '0')).join('-') : null;
}
