import { hash } from 'node:crypto';
import type { SalaryEdits, SalaryResult } from '@paga/payroll';
import type { RowInputs } from './row-inputs.ts';
import { sortedFields } from './sorted-fields.ts';

/** Figures of a row that a verification compares, under the names of the table. */
export const CLOSED_FIGURES = [
  'base',
  'grossPay',
  'nightPay',
  'weekendPay',
  'afterWorkPay',
  'holidayPay',
  'guardPay',
  'hoursPay',
  'insurancePlus',
  'extraBrutto',
  'grossUp',
  'additions',
  'totalBrutto',
  'contributionEmployee',
  'contributionEmployer',
  'taxable',
  'tax',
  'prime',
  'familyExpenses',
  'deductions',
  'netto',
] as const;

/** Cents by the name of the figure. */
export type ClosedFigures = Record<(typeof CLOSED_FIGURES)[number], number>;

/** What a closed row keeps: inputs, hand edits, what it stood on, the engine's version and every figure it made of them. */
export type ClosedContent = {
  name: string;
  personalNumber: string;
  inputs: RowInputs;
  edits: SalaryEdits | null;
  basisId: number;
  basisHash: string;
  engineVersion: string;
  figures: ClosedFigures;
};

/** The figures of a stored row. */
export function figuresOf(row: ClosedFigures): ClosedFigures {
  return Object.fromEntries(CLOSED_FIGURES.map((name) => [name, row[name]])) as ClosedFigures;
}

/** The figures the engine makes, under the names of the table. */
export function figuresOfResult(result: SalaryResult): ClosedFigures {
  const { night, weekend, afterWork, holiday, guard } = result.hourLines;
  const lines = { nightPay: night, weekendPay: weekend, afterWorkPay: afterWork, holidayPay: holiday, guardPay: guard };
  const all: Record<string, unknown> = { ...result, ...lines };
  return Object.fromEntries(CLOSED_FIGURES.map((name) => [name, all[name]])) as ClosedFigures;
}

/** Equal for equal content, in whatever order its fields stand: the database gives them back in another one. */
export const contentHash = (content: unknown): string => hash('sha256', JSON.stringify(content, sortedFields));

/** A row that a closing keeps. */
export type ClosedRowContent = { employeeId: number; bankAccountNumber: string | null; content: ClosedContent };

/** One hash over a whole closing: its payment date and every row, in order of employee. Who closed it, and when, is not part of it. */
export function closingHash(paymentDate: string, rows: readonly ClosedRowContent[]): string {
  const parts = [...rows]
    .sort((one, other) => one.employeeId - other.employeeId)
    .map(({ employeeId, bankAccountNumber, content }) => contentHash([employeeId, bankAccountNumber, content]));
  return contentHash([paymentDate, ...parts]);
}
