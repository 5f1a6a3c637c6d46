import { dottedDate } from '@paga/calendar';
import { EmployeeLimits } from '@paga/contract/employees';
import type { CivilDate } from '@paga/contract/shapes';
import { addMonths, isCivilDate } from '@paga/payroll';
import { type Cell, serialDate } from '#core/workbook/cell.ts';
import { parseDate } from '#core/workbook/parse-date.ts';
import type { CellReading } from './reading.ts';

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
