import { sendMonthlySalary as call } from '@paga/contract/reports/salaries';
import { monthNamed } from '#core/calendar-month.ts';
import { write } from '#core/http/handler.ts';
import { mailReport } from '../files/mail-report.ts';
import { salaryFile } from './salary-file.ts';

export const sendMonthlySalary = write({
  call,
  run: async (ctx, { body: { month, year, name, employeeIds, email } }) =>
    mailReport(ctx, email, await salaryFile(ctx, { year, month, name, employeeIds })),
  audit: ({ input: { body } }) => ({
    page: 'reports',
    type: 'sendMonthlySalary',
    about: { month: monthNamed(body) },
    new: { email: body.email, employees: body.employeeIds.length },
  }),
});
