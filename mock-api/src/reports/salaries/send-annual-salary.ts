import { sendAnnualSalary as call } from '@paga/contract/reports/salaries';
import { write } from '#core/http/handler.ts';
import { mailReport } from '../files/mail-report.ts';
import { salaryFile } from './salary-file.ts';

export const sendAnnualSalary = write({
  call,
  run: async (ctx, { body: { year, employeeIds, email } }) =>
    mailReport(ctx, email, await salaryFile(ctx, { year, employeeIds })),
  audit: ({ input: { body } }) => ({
    page: 'reports',
    type: 'sendAnnualSalary',
    about: { year: String(body.year) },
    new: { email: body.email, employees: body.employeeIds.length },
  }),
});
