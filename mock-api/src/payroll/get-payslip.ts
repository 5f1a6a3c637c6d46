import { getPayslip, getPayslipPdf } from '@paga/contract/payroll';
import { logoOf } from '../company/logo-of.ts';
import { read } from '../http/verb.ts';
import { payslipOf } from './payslip.ts';
import { printPayslip } from './print-payslip.ts';

export const answerPayslip = read({ call: getPayslip, run: (ctx, { params }) => payslipOf(ctx, params.id) });

const two = (month: number) => String(month).padStart(2, '0');

export const answerPayslipPdf = read({
  call: getPayslipPdf,
  run: async (ctx, { params, query }) => {
    const slip = await payslipOf(ctx, params.id);
    const bytes = await printPayslip(slip, query.language, await logoOf(ctx));
    const word = query.language === 'sq' ? 'Fletëpagesa' : 'Payslip';
    return { fileName: `${word} ${slip.employee.fullName} ${slip.year}-${two(slip.month)}.pdf`, contentType: 'application/pdf', bytes };
  },
});
