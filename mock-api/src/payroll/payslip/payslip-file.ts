import type { Payslip, SalaryTrace } from '@paga/contract/payroll';
import type { Language } from '@paga/contract/shapes';
import { sortableMonth } from '#core/calendar-month.ts';
import { printPayslip } from './print-payslip.ts';

const WORD = { sq: 'Fletëpagesa', en: 'Payslip' };

/** The name of a payslip's file: after the person and the month. */
export const payslipFileName = (slip: Payslip, language: Language): string =>
  `${WORD[language]} ${slip.employee.fullName} ${sortableMonth(slip)}.pdf`;

/** A payslip as a file. */
export async function payslipFile(
  slip: Payslip,
  language: Language,
  logo: Uint8Array | null,
  trace: SalaryTrace | null = null,
) {
  return {
    fileName: payslipFileName(slip, language),
    contentType: 'application/pdf',
    bytes: await printPayslip(slip, language, logo, trace),
  };
}
