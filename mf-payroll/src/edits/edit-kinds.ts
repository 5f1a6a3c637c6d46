import type { SalaryRow } from '@paga/contract/payroll';
import { SalaryPaymentType } from '@paga/contract/shapes';
import type { EditField, Typed } from '#month/rows/edit-fields.ts';
import type { MoneyColumn } from '#month/sums/sum-rows.ts';

/** The edit windows of specification 2 §2, each with its fields. */
export const editKinds = {
  gross: ['initialBrutto'],
  grossByHours: ['regularHours'],
  hours: ['nightHours', 'weekendHours', 'afterWorkHours', 'holidaysHours', 'guardHours'],
  additions: ['extraBrutto', 'extraNetto'],
  insurance: ['hasHealthInsurance'],
  deductions: ['stops', 'avanseStops', 'phoneStops', 'ticketStops'],
} as const satisfies Record<string, readonly EditField[]>;
export type EditKind = keyof typeof editKinds;

/** Windows whose amounts may stand under kinds of pay. */
export const hasNames = (kind: EditKind): boolean => kind === 'additions' || kind === 'deductions';

/** The fields of a window. A typed gross counts instead of the hours: it stands beside them, so that it can be cleared there. */
export function fieldsOf(kind: EditKind, typed: Typed): readonly EditField[] {
  return kind === 'grossByHours' && typed.initialBrutto != null
    ? [...editKinds.gross, ...editKinds.grossByHours]
    : editKinds[kind];
}

/** The window a cell opens; undefined where a figure only follows from others. */
export function kindOf(column: MoneyColumn, row: SalaryRow): EditKind | undefined {
  if (column === 'initialBrutto')
    return row.salaryPaymentType === SalaryPaymentType.hourly ? 'grossByHours' : 'gross';
  const kinds: Partial<Record<MoneyColumn, EditKind>> = {
    extraHours: 'hours',
    extras: 'additions',
    prime: 'insurance',
    stops: 'deductions',
  };
  return kinds[column];
}

/** The step of the trace behind a window. */
export const stepOfKind: Record<EditKind, string> = {
  gross: 'grossPay',
  grossByHours: 'grossPay',
  hours: 'hoursPay',
  additions: 'additions',
  insurance: 'prime',
  deductions: 'deductions',
};
