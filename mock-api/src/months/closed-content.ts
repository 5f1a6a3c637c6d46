import { hash } from 'node:crypto';
import type { RowMark } from '@paga/contract/payroll';
import type { EmployerTier, SalaryPaymentType } from '@paga/contract/shapes';
import {
  amountsOf,
  SALARY_AMOUNTS,
  SALARY_MEASURES,
  type SalaryAmounts,
  type SalaryMeasures,
  type SalaryProblem,
  type StoredEdit,
  type TakenLine,
} from '@paga/payroll';
import type { RowInputs } from './row-inputs.ts';
import { sortedText } from './sorted-text.ts';

/** Figures of a row that a verification compares, under the names of the table. */
export const CLOSED_FIGURES = SALARY_AMOUNTS;

/** Cents by the name of the figure. */
export type ClosedFigures = SalaryAmounts;

/** What a row stores beside its figures, as payslip and table show it: days, hours, price, marks. */
type ClosedValues = SalaryMeasures & {
  employerTier: EmployerTier;
  paymentType: SalaryPaymentType;
  mark: RowMark | null;
  insured: boolean;
  problems: readonly SalaryProblem[];
  /** What its recurring lines came to; a row without any has no such value, as closings of before there were lines. */
  lines?: readonly TakenLine[];
};

/** What is added up over the months of a calendar year, under the names of the table. */
export const YEAR_FIGURES = ['totalBrutto', 'contributionEmployee', 'tax', 'netto'] as const;
/** Cents by the name of the figure. */
export type YearSums = Record<(typeof YEAR_FIGURES)[number], number>;

/**
 * The calendar year up to a month, that month included. `open`: what of it months before gave that were not closed when this one was.
 * `leave`: the days of annual leave at the month's end; a year without a setting has none.
 */
export type YearToDate = YearSums & {
  open?: YearSums;
  leave?: { given: number; used: number; left: number };
};

/** Their names in the table. */
const CLOSED_VALUES = [
  'employerTier',
  'paymentType',
  'mark',
  'insured',
  'problems',
  ...SALARY_MEASURES,
] as const satisfies readonly (keyof ClosedValues)[];

/**
 * What a closed row keeps: inputs, hand edits, what it stood on, the engine's version and every figure it made of them. `values` and `traceHash` came with
 * scheme 2.
 */
export type ClosedContent = {
  name: string;
  personalNumber: string;
  inputs: RowInputs;
  edits: StoredEdit | null;
  basisId: number;
  basisHash: string;
  engineVersion: string;
  figures: ClosedFigures;
  values?: ClosedValues;
  /** Of the explanation that the closing wrote down. */
  traceHash?: string;
  /** What the payslip says of the year; closings of before it did have none. */
  toDate?: YearToDate;
};

/** The figures of a stored row. */
export function figuresOf(row: ClosedFigures): ClosedFigures {
  return Object.fromEntries(CLOSED_FIGURES.map((name) => [name, row[name]])) as ClosedFigures;
}

/** What a stored row keeps beside its figures. */
export function valuesOf(
  row: Omit<ClosedValues, 'lines'> & { lines?: readonly TakenLine[] | null },
): ClosedValues {
  const entries = CLOSED_VALUES.map((name) => [name, row[name]]);
  const values: ClosedValues = Object.fromEntries(entries);
  return row.lines ? { ...values, lines: row.lines } : values;
}

/** The figures the engine makes, under the names of the table. */
export const figuresOfResult = amountsOf;

/** Equal for equal content, in whatever order its fields stand: the database gives them back in another one. */
export const contentText = sortedText;
export const textHash = (text: string): string => hash('sha256', text);
export const contentHash = (content: unknown): string => textHash(contentText(content));

/** A row that a closing keeps. */
export type ClosedRowContent = {
  employeeId: number;
  bankAccountNumber: string | null;
  content: ClosedContent;
};

/** A row of a closing as its hash takes it. */
export type HashedRow = { employeeId: number; hash: string };

/** The hash of a row whose content is at hand as text. */
export const rowHash = (employeeId: number, bankAccountNumber: string | null, text: string): string =>
  textHash(`[${employeeId},${JSON.stringify(bankAccountNumber)},${text}]`);

/** The row with its hash. */
export const hashedRow = ({ employeeId, bankAccountNumber, content }: ClosedRowContent): HashedRow => ({
  employeeId,
  hash: rowHash(employeeId, bankAccountNumber, contentText(content)),
});

/**
 * What a closing is hashed by today. 1: payment date and rows. 2: also the month, the figures of the whole closing, and all that a row stores. 3: an
 * explanation by its shape and its values. 4: whose contract covers days off alone is one of its people.
 */
export const CLOSING_SCHEME = 4;
/** The first scheme that counts whose contract covers days off alone. */
export const DAYS_OFF_SCHEME = 4;

/** What a closing says of the whole month. */
export type ClosingHeader = {
  scheme: number;
  year: number;
  month: number;
  paymentDate: string;
  engineVersion: string;
  tables: readonly string[];
  headCount: number;
  totalBrutto: number;
  netto: number;
};

/** One hash over a whole closing, by the rule of its scheme, its rows in order of employee. Who closed it, and when, stands in the audit line instead. */
export function closingHash(header: ClosingHeader, rows: readonly HashedRow[]): string {
  const parts = [...rows].sort((one, other) => one.employeeId - other.employeeId).map(({ hash }) => hash);
  if (header.scheme === 1) return contentHash([header.paymentDate, ...parts]);
  const { scheme, year, month, paymentDate, engineVersion, tables, headCount, totalBrutto, netto } = header;
  return contentHash([
    { scheme, year, month, paymentDate, engineVersion, tables, headCount, totalBrutto, netto },
    ...parts,
  ]);
}
