import { sendContributions as call } from '@paga/contract/reports/statistics';
import { write } from '#core/http/handler.ts';
import { mailReport } from '../files/mail-report.ts';
import { yearAsked } from '../report/year-asked.ts';
import { booksFile } from './books-file.ts';

export const sendContributions = write({
  call,
  run: async (ctx, { body: { employeeIds, email, year } }) =>
    mailReport(ctx, email, await booksFile(ctx, yearAsked(ctx, year), employeeIds)),
  audit: ({ ctx, input: { body } }) => ({
    page: 'reports',
    type: 'sendContributions',
    about: { year: String(yearAsked(ctx, body.year)) },
    new: { email: body.email, employees: body.employeeIds.length },
  }),
});
