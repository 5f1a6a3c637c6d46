import type { SalaryPaymentType } from '@paga/contract/shapes';
import {
  engineInput as inputOf,
  type Pay,
  type PersonInputs,
  type SalaryEdits,
  type SalaryInput,
  type SalaryPeriod,
} from '@paga/payroll';

/** An employee's share of a budget line in cents, with the names a payslip shows. */
export type PaidLine = { id: number; share: number; name: string; projectId: number; project: string };

/** How a row is paid; the lines of a project with the names its payslip and its explanation show. */
export type RowPay =
  | Exclude<Pay, { type: typeof SalaryPaymentType.project }>
  | { type: typeof SalaryPaymentType.project; lines: readonly PaidLine[] };

/** What the engine gets about one employee, without the month and without the hand edits. */
export type RowInputs = Omit<PersonInputs, 'pay'> & { pay: RowPay };

/** The month a calculation stood on, and the ids of the company's dated settings it read (null: none in force, the built-in default). */
export type BasisContent = {
  period: SalaryPeriod;
  settings: {
    contribution: number | null;
    overtime: number | null;
    leave: number | null;
    insurance: number | null;
    hours: number | null;
  };
};

/** The engine's input of a row: what is stored, put together. Same input, same cents. */
export function engineInput(basis: BasisContent, inputs: RowInputs, edits: SalaryEdits | null): SalaryInput {
  return inputOf(basis.period, inputs, edits);
}
