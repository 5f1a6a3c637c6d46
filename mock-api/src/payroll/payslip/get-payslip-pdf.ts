import { getPayslipPdf as call } from '@paga/contract/payroll';
import { logoOf } from '#company/public.ts';
import { read } from '#core/http/handler.ts';
import { explanationOf } from '../rows/explain-salary.ts';
import { payslipOf } from './payslip.ts';
import { payslipFile } from './payslip-file.ts';

export const getPayslipPdf = read({
  call,
  run: async (ctx, { params, query }) => {
    const slip = await payslipOf(ctx, params.id);
    const trace = query.explained ? await explanationOf(ctx, params.id) : null;
    return payslipFile(slip, query.language, await logoOf(ctx), trace);
  },
});
