import type { Payslip, SalaryTrace } from '@paga/contract/payroll';
import type { Language } from '@paga/contract/shapes';
import { sortableMonth } from '#company/months/calendar-month.ts';
import { printPayslip } from './print-payslip.ts';

const WORD = { sq: 'Fletëpagesa', en: 'Payslip' };

/** A payslip as a file, named after the person and the month. */
export async function payslipFile(
  slip: Payslip,
  language: Language,
  logo: Uint8Array | null,
  trace: SalaryTrace | null = null,
) {
  const month = sortableMonth(slip);
  return {
    fileName: `${WORD[language]} ${slip.employee.fullName} ${month}.pdf`,
    contentType: 'application/pdf',
    bytes: await printPayslip(slip, language, logo, trace),
  };
}
