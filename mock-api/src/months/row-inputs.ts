import type { SalaryPaymentType } from '@paga/contract/shapes';
import {
  inForce,
  engineInput as inputOf,
  monthEnd,
  type Pay,
  Payment,
  type PersonInputs,
  type SalaryInput,
  type SalaryPeriod,
  type StoredEdit,
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

/** Version 1 paid the whole month at the hourly price of its last day: with that price alone today's engine gives the same cents. */
function pricedByLastDay(inputs: RowInputs, { year, month }: SalaryPeriod): RowInputs {
  const { pay, contract } = inputs;
  if (pay.type !== Payment.hourly || pay.prices.length < 2) return inputs;
  const end = monthEnd(year, month);
  const last = inForce(pay.prices, contract.ended && contract.ended < end ? contract.ended : end);
  return { ...inputs, pay: { ...pay, prices: last ? [last] : pay.prices.slice(0, 1) } };
}

/** A stored row, or one that is being made: what the engine gets, and which version of its rules the row was computed by. */
type EngineRow = { inputs: RowInputs; edits: StoredEdit | null; engineVersion?: string };

/** The engine's input of a row: what is stored, put together. Same input, same cents, also of a row that an earlier version computed. */
export function engineInput(basis: BasisContent, { inputs, edits, engineVersion }: EngineRow): SalaryInput {
  const known = engineVersion === '1' ? pricedByLastDay(inputs, basis.period) : inputs;
  return inputOf(basis.period, known, edits);
}
