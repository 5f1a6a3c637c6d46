import type { EdiMonth, EdiProblem, EdiProblemCode } from '@paga/contract/employees';
import { type Cents, checkPersonalNumber, toCents } from '@paga/payroll';
import { folded } from '#core/db/search-text.ts';
import { type Cell, columnName, type SheetRow } from '#core/workbook/cell.ts';
import { readGross } from '#employees/import/read/cells/read-amounts.ts';
import type { EdiColumn } from './edi-columns.ts';
import { ediProblem } from './edi-problem.ts';

/** Where each column stands. */
export type EdiPlaces = ReadonlyMap<EdiColumn, number>;

type Amount = 'gross' | 'employee' | 'employer' | 'employeeSupplement' | 'employerSupplement';
type Flag = 'primary' | 'contributions' | 'taxes';

/** Somebody's line of a month, in cents; what could not be read is 0 or false, and named. */
export type EdiLine = {
  line: number;
  firstName: string;
  lastName: string;
  personalNumber: string | null;
  problems: EdiProblem[];
} & Record<Amount, Cents> &
  Record<Flag, boolean>;

const FLAGS: Readonly<Record<string, boolean>> = { po: true, jo: false, yes: true, no: false };
const SUMS = /^(gjithsej|totali?|shuma|total)\b/;

/** Reads the cells of one line; what is wrong with one joins `problems`, with its place. */
class LineReader {
  readonly problems: EdiProblem[] = [];
  readonly #line: SheetRow;
  readonly #at: EdiPlaces;
  readonly #month: EdiMonth | null;

  constructor(line: SheetRow, at: EdiPlaces, month: EdiMonth | null) {
    this.#line = line;
    this.#at = at;
    this.#month = month;
  }

  #fault(code: EdiProblemCode, column: EdiColumn, facts: { value?: string; other?: string } = {}): void {
    const cell = `${columnName(this.#at.get(column) ?? 0)}${this.#line.row}`;
    this.problems.push(ediProblem(code, { month: this.#month, cell, ...facts }));
  }

  /** The cell; a formula without a result and an error of Excel are problems, not values. */
  #cell(column: EdiColumn): Cell | undefined | 'wrong' {
    const cell = this.#line.cells.get(this.#at.get(column) ?? -1);
    if (cell?.kind !== 'error') return cell;
    this.#fault(cell.text === '=' ? 'formulaEmpty' : 'cellError', column, { value: cell.text });
    return 'wrong';
  }

  text(column: EdiColumn): string {
    const cell = this.#cell(column);
    return cell && cell !== 'wrong' ? cell.text.replace(/\s+/g, ' ') : '';
  }

  amount(column: Amount): Cents {
    const cell = this.#cell(column);
    if (cell === 'wrong') return 0;
    if (!cell) {
      // No supplement is often an empty cell; a gross is never.
      if (column === 'gross') this.#fault('amountMissing', column);
      return 0;
    }
    const { value } = readGross(cell);
    if (value === null) this.#fault('amountInvalid', column, { value: cell.text });
    return toCents(value ?? 0);
  }

  flag(column: Flag): boolean {
    const cell = this.#cell(column);
    if (cell === 'wrong') return false;
    const value = FLAGS[folded(cell?.text ?? '')];
    if (value === undefined) this.#fault('flagUnknown', column, { value: cell?.text ?? '' });
    return value ?? false;
  }

  personalNumber(): string | null {
    const cell = this.#cell('personalNumber');
    if (cell === 'wrong') return null;
    const text = (cell?.text ?? '').replace(/\s/g, '');
    if (text === '') {
      this.#fault('idNumberMissing', 'personalNumber');
      return null;
    }
    const { ok, value, problem } = checkPersonalNumber(text);
    if (ok) {
      if (problem) this.#fault('idNumberCheckDigit', 'personalNumber', { value });
      return value;
    }
    const whole = problem?.code === 'LEADING_ZERO_LOST' ? problem.suggestion : null;
    if (whole !== null && checkPersonalNumber(whole).problem === null) {
      this.#fault('idNumberZeroLost', 'personalNumber', { value, other: whole });
      return whole;
    }
    this.#fault('idNumberLength', 'personalNumber', { value });
    return null;
  }
}

/** Reads a line of people; null for one that has none: formulas, sums, notes. */
export function readEdiLine(line: SheetRow, at: EdiPlaces, month: EdiMonth | null): EdiLine | null {
  const shown = (column: EdiColumn) => line.cells.get(at.get(column) ?? -1)?.text ?? '';
  if (folded(shown('gross')) === 'd') return null;
  const isNamed = shown('firstName') !== '' || shown('lastName') !== '';
  if (shown('personalNumber') === '' && (!isNamed || SUMS.test(folded(shown('firstName'))))) return null;
  const reader = new LineReader(line, at, month);
  const [firstName, lastName] = nameOf(reader.text('firstName'), reader.text('lastName'));
  return {
    ...{ line: line.row, firstName, lastName, personalNumber: reader.personalNumber() },
    gross: reader.amount('gross'),
    employee: reader.amount('employee'),
    employer: reader.amount('employer'),
    employeeSupplement: reader.amount('employeeSupplement'),
    employerSupplement: reader.amount('employerSupplement'),
    primary: reader.flag('primary'),
    contributions: reader.flag('contributions'),
    taxes: reader.flag('taxes'),
    problems: reader.problems,
  };
}

/** Some programs write the whole name into the first column. */
function nameOf(first: string, last: string): readonly [string, string] {
  if (last !== '' || !first.includes(' ')) return [first, last];
  const [one = '', ...rest] = first.split(' ');
  return [one, rest.join(' ')];
}
