import { SalaryPaymentType } from '@paga/contract/shapes';
import type { Pay, SalaryInput, SalaryPeriod } from '@paga/payroll';
import type { PaidLine } from '../projects/project-pay.ts';

/** What a person typed into a row: inputs of the engine that a calculation keeps. `insured: false` takes the insurance out of this month. */
export type SalaryEdits = Pick<SalaryInput, 'hours' | 'grossOverride' | 'extraBrutto' | 'extraNetto' | 'deductions'> & {
  regularHours?: number | null;
  insured?: boolean;
};

/** How a row is paid; the lines of a project with the names its payslip shows, which the engine passes over. */
export type RowPay =
  | Exclude<Pay, { type: typeof SalaryPaymentType.project }>
  | { type: typeof SalaryPaymentType.project; lines: readonly PaidLine[] };

/** What the engine is told about one employee, without the month and without the hand edits. */
export type RowInputs = Omit<SalaryInput, 'period' | 'pay' | keyof SalaryEdits> & { pay: RowPay };

/** The month a calculation stood on, and the ids of the company's dated settings it read (null: none in force, the built-in default). */
export type BasisContent = {
  period: SalaryPeriod;
  settings: { contribution: number | null; overtime: number | null; leave: number | null; insurance: number | null; hours: number | null };
};

/** The engine's input of a row: what is stored, put together. Same input, same cents. */
export function engineInput(basis: BasisContent, inputs: RowInputs, edits: SalaryEdits | null): SalaryInput {
  if (!edits) return { period: basis.period, ...inputs };
  const { regularHours, insured, ...typed } = edits;
  const pay = inputs.pay.type === SalaryPaymentType.hourly && regularHours !== undefined ? { ...inputs.pay, regularHours } : inputs.pay;
  return { period: basis.period, ...inputs, ...typed, pay, ...(insured === false ? { insurance: null } : {}) };
}
