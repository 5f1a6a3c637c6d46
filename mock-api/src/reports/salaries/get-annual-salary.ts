import { getAnnualSalary as call } from '@paga/contract/reports/salaries';
import { read } from '../../http/verb.ts';
import { salaryReport } from './salary-report.ts';

export const getAnnualSalary = read({ call, run: (ctx, { body: { year } }) => salaryReport(ctx, { year }) });
