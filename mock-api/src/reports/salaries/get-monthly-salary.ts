import { getMonthlySalary as call } from '@paga/contract/reports/salaries';
import { read } from '#core/http/handler.ts';
import { salaryReport } from './salary-report.ts';

export const getMonthlySalary = read({
  call,
  run: (ctx, { body: { month, year, name } }) => salaryReport(ctx, { year, month, name }),
});
