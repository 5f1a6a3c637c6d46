import { getAnnualSalary as call } from '@paga/contract/reports/salaries';
import { read } from '#core/http/handler.ts';
import { salaryReport } from './salary-report.ts';

export const getAnnualSalary = read({ call, run: (ctx, { body: { year } }) => salaryReport(ctx, { year }) });
