import type { EdiMonth, EdiProblem, EdiProblemCode } from '@paga/contract/employees';
import { type Cents, checkPersonalNumber, toCents } from '@paga/payroll';
import { folded } from '#core/db/search-text.ts';
import type { Places } from '#core/import/columns.ts';
import { type CellReading, cellTaker } from '#core/import/read-cells.ts';
import { type Cell, columnName, type SheetRow } from '#core/workbook/cell.ts';
import { readGross } from '#employees/import/read/cells/read-amounts.ts';
import type { EdiColumn } from './edi-columns.ts';
import { ediProblem } from './edi-problem.ts';

/** Where each column stands. */
export type EdiPlaces = Places<EdiColumn>;

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

type Reading<Value> = CellReading<Value, EdiProblemCode>;

const readText = (cell: Cell | undefined): Reading<string> => ({
  value: (cell?.text ?? '').replace(/\s+/g, ' '),
});

// No supplement is often an empty cell; a gross is never.
const readAmount =
  (missing?: EdiProblemCode) =>
  (cell: Cell | undefined): Reading<Cents> => {
    if (!cell) return { value: 0, ...(missing && { code: missing }) };
    const { value } = readGross(cell);
    return value === null ? { value: null, code: 'amountInvalid' } : { value: toCents(value) };
  };

function readFlag(cell: Cell | undefined): Reading<boolean> {
  const shown = cell?.text ?? '';
  const value = FLAGS[folded(shown)];
  return value === undefined ? { value: null, code: 'flagUnknown', shown } : { value };
}

function readNumber(cell: Cell | undefined): Reading<string> {
  const text = (cell?.text ?? '').replace(/\s/g, '');
  if (text === '') return { value: null, code: 'idNumberMissing' };
  const { ok, value, problem } = checkPersonalNumber(text);
  if (ok) return problem ? { value, code: 'idNumberCheckDigit', shown: value } : { value };
  const whole = problem?.code === 'LEADING_ZERO_LOST' ? problem.suggestion : null;
  if (whole !== null && checkPersonalNumber(whole).problem === null)
    return { value: whole, code: 'idNumberZeroLost', shown: value, suggestion: whole };
  return { value: null, code: 'idNumberLength', shown: value };
}

/** How the cell of each column is read. */
const READERS = {
  ...{ firstName: readText, lastName: readText, personalNumber: readNumber },
  ...{ gross: readAmount('amountMissing'), employee: readAmount(), employer: readAmount() },
  ...{ employeeSupplement: readAmount(), employerSupplement: readAmount() },
  ...{ primary: readFlag, contributions: readFlag, taxes: readFlag },
};

/** Reads a line of people; null for one that has none: formulas, sums, notes. */
export function readEdiLine(line: SheetRow, at: EdiPlaces, month: EdiMonth | null): EdiLine | null {
  const cellOf = (column: EdiColumn) => line.cells.get(at.get(column) ?? -1);
  const shown = (column: EdiColumn) => cellOf(column)?.text ?? '';
  if (folded(shown('gross')) === 'd') return null;
  const isNamed = shown('firstName') !== '' || shown('lastName') !== '';
  if (shown('personalNumber') === '' && (!isNamed || SUMS.test(folded(shown('firstName'))))) return null;
  const problems: EdiProblem[] = [];
  const take = cellTaker(READERS, {
    ...{ cellOf, around: undefined },
    report: (code, column, { suggestion, ...facts }) => {
      const cell = `${columnName(at.get(column) ?? 0)}${line.row}`;
      problems.push(ediProblem(code, { month, cell, ...facts, ...(suggestion && { other: suggestion }) }));
    },
  });
  const [firstName, lastName] = nameOf(take('firstName') ?? '', take('lastName') ?? '');
  return {
    ...{ line: line.row, firstName, lastName, personalNumber: take('personalNumber') },
    gross: take('gross') ?? 0,
    employee: take('employee') ?? 0,
    employer: take('employer') ?? 0,
    employeeSupplement: take('employeeSupplement') ?? 0,
    employerSupplement: take('employerSupplement') ?? 0,
    primary: take('primary') ?? false,
    contributions: take('contributions') ?? false,
    taxes: take('taxes') ?? false,
    problems,
  };
}

/** Some programs write the whole name into the first column. */
function nameOf(first: string, last: string): readonly [string, string] {
  if (last !== '' || !first.includes(' ')) return [first, last];
  const [one = '', ...rest] = first.split(' ');
  return [one, rest.join(' ')];
}
