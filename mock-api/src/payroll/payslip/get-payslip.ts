import { getPayslip as call } from '@paga/contract/payroll';
import { read } from '#core/http/handler.ts';
import { payslipOf } from './payslip.ts';

export const getPayslip = read({ call, run: (ctx, { params }) => payslipOf(ctx, params.id) });
