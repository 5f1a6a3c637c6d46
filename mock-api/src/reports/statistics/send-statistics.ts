import { sendStatistics as call } from '@paga/contract/reports/statistics';
import { write } from '#core/http/handler.ts';
import { mailReport } from '../files/mail-report.ts';
import { yearAsked } from '../report/year-asked.ts';
import { statisticsFile } from './statistics-file.ts';

export const sendStatistics = write({
  call,
  run: async (ctx, { body: { email, year } }) =>
    mailReport(ctx, email, await statisticsFile(ctx, { year: yearAsked(ctx, year) })),
  audit: ({ ctx, input: { body } }) => ({
    page: 'reports',
    type: 'sendStatistics',
    about: { year: String(yearAsked(ctx, body.year)) },
    new: { email: body.email },
  }),
});
