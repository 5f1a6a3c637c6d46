import type { SalaryRow } from '@paga/contract/payroll';
import { toCents, toEuro } from '@paga/payroll';

/** One line of the payslip of a row, in euro; `step` explains it in the trace of the row. */
type Line = { step: string; value: (row: SalaryRow) => number; isAlways?: true; isStrong?: true };

const lines = {
  gross: { step: 'grossPay', value: (row) => row.initialBrutto, isAlways: true },
  night: { step: 'hourLines.night', value: (row) => row.overtimeTable.nightTotal },
  weekend: { step: 'hourLines.weekend', value: (row) => row.overtimeTable.weekendTotal },
  afterWork: { step: 'hourLines.afterWork', value: (row) => row.overtimeTable.afterWorkTotal },
  holidays: { step: 'hourLines.holiday', value: (row) => row.overtimeTable.holidaysTotal },
  guard: { step: 'hourLines.guard', value: (row) => row.overtimeTable.guardTotal },
  extras: { step: 'additions', value: (row) => row.extras },
  insurancePlus: { step: 'insurancePlus', value: (row) => row.insurancePlus },
  totalBrutto: {
    step: 'totalBrutto',
    value: (row) => row.totalBrutto,
    isAlways: true,
    isStrong: true,
  },
  contribution: { step: 'contributionEmployee', value: (row) => row.pensionalContribution, isAlways: true },
  taxable: { step: 'taxable', value: (row) => row.taxableSalary, isAlways: true },
  tax: { step: 'tax', value: (row) => row.tax, isAlways: true },
  prime: { step: 'prime', value: (row) => row.prime },
  stops: { step: 'stops', value: (row) => row.stopTable.stops },
  avanse: { step: 'avanse', value: (row) => row.stopTable.avanse },
  phone: { step: 'phone', value: (row) => row.stopTable.phone },
  ticket: { step: 'ticket', value: (row) => row.stopTable.ticket },
  netto: { step: 'netto', value: (row) => row.netto, isAlways: true, isStrong: true },
  cost: {
    step: 'companyCost',
    value: (row) => toEuro(toCents(row.totalBrutto) + toCents(row.employerContribution)),
    isAlways: true,
  },
} as const satisfies Record<string, Line>;

/** The name of a line. */
type RowLineKey = keyof typeof lines;
/** A line with its amount. */
export type RowLine = { key: RowLineKey; step: string; value: number; isStrong: boolean };

/** The payslip of a row as far as the row itself knows it: lines of nothing are left out, but for those every payslip has. */
export function payslipOfRow(row: SalaryRow): RowLine[] {
  return (Object.keys(lines) as RowLineKey[]).flatMap((key) => {
    const line: Line = lines[key];
    const value = line.value(row);
    if (value === 0 && !line.isAlways) return [];
    return [{ key, step: line.step, value, isStrong: line.isStrong ?? false }];
  });
}
