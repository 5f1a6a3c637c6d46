import { EmployeeLimits } from '@paga/contract/employees';
import { PHONE } from '@paga/contract/limits';
import { checkBankAccount, checkPersonalNumber } from '@paga/payroll';
import type { Cell } from '#core/workbook/cell.ts';
import { readPattern } from './read-text.ts';
import type { CellReading } from './reading.ts';

/** A personal number. Ten digits that Excel took for a number lost nothing; nine lost their zero, which is offered. */
export function readPersonalNumber(cell: Cell | undefined): CellReading<string> {
  if (!cell) return { value: null, code: 'idNumberMissing' };
  const { ok, value, problem } = checkPersonalNumber(cell.text.replace(/\s/g, ''));
  if (problem?.code === 'LEADING_ZERO_LOST')
    return { value: null, code: 'idNumberZeroLost', suggestion: problem.suggestion };
  if (!ok) return { value: null, code: 'idNumberLength' };
  return problem ? { value, code: 'idNumberCheckDigit' } : { value };
}

/** A bank account, stored as its 16 digits. A number is refused: Excel keeps 15 digits, so it is not the account any more. */
export function readAccount(cell: Cell | undefined): CellReading<string> {
  if (!cell) return { value: null };
  const { ok, value, problem } = checkBankAccount(cell.kind === 'number' ? cell.number : cell.text);
  if (problem?.code === 'NUMBER_INSTEAD_OF_TEXT') return { value: null, code: 'accountNumeric' };
  if (!ok) return { value: null, code: 'accountLength' };
  return problem ? { value, code: 'accountCheckDigits' } : { value };
}

/** The country code of Kosovo: a number that begins with it never had a zero in front. */
const COUNTRY = '383';

/** A phone number. Excel drops the zero of one that it took for a number, so a number without the country code is warned about. */
export function readPhone(cell: Cell | undefined): CellReading<string> {
  const reading = readPattern(cell, { max: EmployeeLimits.phone, pattern: PHONE, code: 'phoneInvalid' });
  if (cell?.kind !== 'number' || reading.code || cell.text.startsWith(COUNTRY)) return reading;
  return { ...reading, code: 'phoneZeroLost', suggestion: `0${cell.text}` };
}
