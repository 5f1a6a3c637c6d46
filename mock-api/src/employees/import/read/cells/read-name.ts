import { EmployeeLimits } from '@paga/contract/employees';
import type { Cell } from '#core/workbook/cell.ts';
import type { CellReading } from './reading.ts';

/** A full name of two or three words; the first is the first name, the rest the last name (specification 1 §5). */
export function readName(cell: Cell | undefined): CellReading<string> {
  if (!cell) return { value: null, code: 'nameMissing' };
  const words = cell.text.split(/\s+/);
  const name = words.join(' ');
  if (words.length < EmployeeLimits.nameWords.min) return { value: name, code: 'nameOneWord' };
  if (words.length > EmployeeLimits.nameWords.max) return { value: name, code: 'nameTooManyWords' };
  return name.length > EmployeeLimits.name
    ? { value: name, code: 'textTooLong', limit: `${EmployeeLimits.name}` }
    : { value: name };
}
