import type { Payslip } from '@paga/contract/payroll';
import { printPaper } from '../print/print-paper.ts';
import { payslipDocument } from './payslip-document.ts';

/** A payslip as a tagged PDF of one page (PDF/UA-1), in the asked language, with the company's logo (a PNG) if it has one. */
export function printPayslip(slip: Payslip, language: 'sq' | 'en', logo: Uint8Array | null = null): Promise<Uint8Array> {
  return printPaper('src/payroll/payslip.typ', { ...payslipDocument(slip, language), logo: logo && [...logo] });
}
