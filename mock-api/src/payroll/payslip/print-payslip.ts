import type { Payslip, SalaryTrace } from '@paga/contract/payroll';
import { printPaper } from '#core/print/print-paper.ts';
import { payslipDocument } from './payslip-document.ts';
import { payslipExplanation } from './payslip-explanation.ts';

/**
 * A payslip as a tagged PDF of one page (PDF/UA-1), in the asked language, with the company's logo (a PNG) if it has one. With a trace, how its
 * numbers came about stands on pages behind it.
 */
export function printPayslip(
  slip: Payslip,
  language: 'sq' | 'en',
  logo: Uint8Array | null = null,
  trace: SalaryTrace | null = null,
): Promise<Uint8Array> {
  const document = payslipDocument(slip, language);
  const explanation = trace && payslipExplanation(trace, slip.employee.fullName, document.period, language);
  return printPaper('src/payroll/payslip/payslip.typ', { ...document, logo: logo && [...logo], explanation });
}
