import {
  EmployeeLimits,
  type ImportColumn,
  type ImportProblem,
  type ImportRow,
  sectorsOfClass,
  splitFullName,
} from '@paga/contract/employees';
import { EMAIL } from '@paga/contract/limits';
import { type CivilDate, EmployerTier, EmploymentType } from '@paga/contract/shapes';
import { bankOf } from '@paga/payroll';
import { type Cell, columnName, type SheetRow } from '#core/workbook/cell.ts';
import { readGross, readPercentage } from './cells/read-amounts.ts';
import { EMPLOYMENT_WORDS, GENDER_WORDS, readChoice, TIER_WORDS } from './cells/read-choice.ts';
import { readContractDate } from './cells/read-date.ts';
import { readAccount, readPersonalNumber, readPhone } from './cells/read-identifiers.ts';
import { readName } from './cells/read-name.ts';
import { readPattern, readText } from './cells/read-text.ts';
import type { CellReading } from './cells/reading.ts';
import type { FoundColumns } from './find-columns.ts';
import { problem } from './problem.ts';

/** A row before its net, tax and contribution are computed, and before it is known whether the person is saved already. */
export type ReadRow = Omit<ImportRow, 'netSalary' | 'tax' | 'contribution' | 'match'>;

const { text, address, email } = EmployeeLimits;

/** How the cell of each column is read. */
export const READERS = {
  name: readName,
  jobTitle: (cell) => readText(cell, text),
  phoneNumber: readPhone,
  emailAddress: (cell) => readPattern(cell, { max: email, pattern: EMAIL, code: 'emailInvalid' }),
  grossSalary: readGross,
  contributionPercentage: readPercentage,
  contractDate: readContractDate,
  address: (cell) => readText(cell, address),
  class: (cell) => readText(cell, text),
  bank: (cell) => readText(cell, text),
  bankAccountNumber: readAccount,
  employerTier: (cell) => readChoice(cell, TIER_WORDS),
  employmentType: (cell) => readChoice(cell, EMPLOYMENT_WORDS),
  gender: (cell) => readChoice(cell, GENDER_WORDS),
  idNumber: readPersonalNumber,
} satisfies Record<ImportColumn, (cell: Cell | undefined, today: CivilDate) => CellReading<string | number>>;

type Read<Column extends ImportColumn> = ReturnType<(typeof READERS)[Column]>['value'];
type Line = { line: SheetRow; columns: FoundColumns; today: CivilDate };

const cellAt = ({ row }: SheetRow, index: number | undefined) =>
  index === undefined ? null : `${columnName(index)}${row}`;

// Reads a cell by its column; what is wrong with it joins `problems`.
function cellTaker({ line, columns, today }: Line, problems: ImportProblem[]) {
  return <Column extends ImportColumn>(column: Column): Read<Column> | null => {
    const index = columns.at.get(column);
    const cell = index === undefined ? undefined : line.cells.get(index);
    if (cell?.kind === 'error') {
      const code = cell.text === '=' ? 'formulaEmpty' : 'cellError';
      problems.push(problem(code, { cell: cellAt(line, index), column, value: cell.text }));
      return null;
    }
    const reading: CellReading<string | number> = READERS[column](cell, today);
    if (reading.code) {
      const { value: _, code, ...facts } = reading;
      problems.push(
        problem(code, {
          cell: cellAt(line, index),
          column,
          ...(cell && { value: cell.text.slice(0, text) }),
          ...facts,
        }),
      );
    }
    return reading.value as Read<Column> | null;
  };
}

/** Reads one line of the sheet cell by cell; what is wrong is named with its cell, the rest of the row is read all the same. */
export function readRow(line: SheetRow, columns: FoundColumns, today: CivilDate): ReadRow {
  const problems: ImportProblem[] = [];
  const take = cellTaker({ line, columns, today }, problems);
  const name = take('name') ?? '';
  const [firstName, lastName] = splitFullName(name);
  const sectorName = take('class');
  const account = take('bankAccountNumber');
  const employmentCell = columns.at.get('employmentType');
  const fields = {
    row: line.row,
    name,
    firstName,
    lastName,
    jobTitle: take('jobTitle'),
    phoneNumber: take('phoneNumber'),
    emailAddress: take('emailAddress'),
    grossSalary: take('grossSalary'),
    contributionPercentage: take('contributionPercentage'),
    contractDate: take('contractDate'),
    address: take('address'),
    class: sectorName,
    sectors: sectorsOfClass(sectorName),
    bank: take('bank') ?? (account && bankOf(account)),
    bankAccountNumber: account,
    employerTier: chosen(take('employerTier'), problems, 'employerTier', EmployerTier.primary),
    employmentType: chosen(take('employmentType'), problems, 'employmentType', EmploymentType.fullTime),
    employmentTypeString:
      employmentCell === undefined ? null : (line.cells.get(employmentCell)?.text ?? null),
    gender: take('gender'),
    idNumber: take('idNumber'),
    filled: filledColumns(line, columns),
  };
  return withProblems(fields, problems);
}

function filledColumns(line: SheetRow, { at }: FoundColumns): ImportColumn[] {
  const filled: ImportColumn[] = [];
  at.forEach((index, column) => {
    if (line.cells.has(index)) filled.push(column);
  });
  return filled;
}

// An empty cell means the usual; a word nobody knows means nothing.
function chosen<Value>(
  value: Value | null,
  problems: readonly ImportProblem[],
  column: ImportColumn,
  usual: Value,
): Value | null {
  return value ?? (problems.some((found) => found.column === column) ? null : usual);
}

/**
 * Lists that are as in the row before are that row's own: most rows of a file fill the same columns, and what is shared travels to another thread once.
 */
export function sharingLists(row: ReadRow, before: ReadRow | undefined): ReadRow {
  if (!before) return row;
  if (row.class === before.class) row.sectors = before.sectors;
  const isSame = row.filled.length === before.filled.length;
  if (isSame && row.filled.every((column, at) => column === before.filled[at])) row.filled = before.filled;
  return row;
}

/** Of every row without problems. */
const NONE: ImportProblem[] = [];

/** Gives a row its problems, sorted into errors and warnings; valid is a row without errors. The row itself, not a copy: there are thousands. */
export function withProblems<Row extends object>(row: Row, problems: readonly ImportProblem[]) {
  if (problems.length === 0) return Object.assign(row, { isValid: true, errors: NONE, warnings: NONE });
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings =
    errors.length === problems.length ? [] : problems.filter(({ severity }) => severity === 'warning');
  return Object.assign(row, { isValid: errors.length === 0, errors, warnings });
}
