import { getMonthlySalary as call } from '@paga/contract/reports/salaries';
import { read } from '../../http/verb.ts';
import { salaryReport } from './salary-report.ts';

export const getMonthlySalary = read({ call, run: (ctx, { body: { month, year, name } }) => salaryReport(ctx, { year, month, name }) });
