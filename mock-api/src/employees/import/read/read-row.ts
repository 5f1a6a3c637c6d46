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
import type { Places } from '#core/import/columns.ts';
import { cellTaker } from '#core/import/read-cells.ts';
import { type Cell, columnName, type SheetRow } from '#core/workbook/cell.ts';
import { readGross, readPercentage } from './cells/read-amounts.ts';
import { EMPLOYMENT, GENDER, readChoice, TIER } from './cells/read-choice.ts';
import { readContractDate } from './cells/read-date.ts';
import { readAccount, readPersonalNumber, readPhone } from './cells/read-identifiers.ts';
import { readName } from './cells/read-name.ts';
import { readPattern, readText } from './cells/read-text.ts';
import type { CellReading } from './cells/reading.ts';
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
  employerTier: (cell) => readChoice(cell, TIER, 'tierUnknown'),
  employmentType: (cell) => readChoice(cell, EMPLOYMENT, 'employmentTypeUnknown'),
  gender: (cell) => readChoice(cell, GENDER, 'genderUnknown'),
  idNumber: readPersonalNumber,
} satisfies Record<ImportColumn, (cell: Cell | undefined, today: CivilDate) => CellReading<string | number>>;

/** Reads one line of the sheet cell by cell; what is wrong is named with its cell, the rest of the row is read all the same. */
export function readRow(line: SheetRow, at: Places<ImportColumn>, today: CivilDate): ReadRow {
  const problems: ImportProblem[] = [];
  const cellOf = (column: ImportColumn) => line.cells.get(at.get(column) ?? -1);
  const take = cellTaker(READERS, {
    ...{ cellOf, around: today },
    report: (code, column, { value, ...facts }) => {
      const index = at.get(column);
      const cell = index === undefined ? null : `${columnName(index)}${line.row}`;
      const shown = value === undefined ? {} : { value: value.slice(0, text) };
      problems.push(problem(code, { cell, column, ...shown, ...facts }));
    },
  });
  const name = take('name') ?? '';
  const [firstName, lastName] = splitFullName(name);
  const sectorName = take('class');
  const account = take('bankAccountNumber');
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
    employmentTypeString: cellOf('employmentType')?.text ?? null,
    gender: take('gender'),
    idNumber: take('idNumber'),
    filled: filledColumns(line, at),
  };
  return withProblems(fields, problems);
}

function filledColumns(line: SheetRow, at: Places<ImportColumn>): ImportColumn[] {
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
