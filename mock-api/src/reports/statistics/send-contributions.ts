import { sendContributions as call } from '@paga/contract/reports/statistics';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { mailReport } from '../files/mail-report.ts';
import { yearAsked } from '../report/year-asked.ts';
import { booksFile } from './books-file.ts';

/** A book is a page of about 20 KB: more than these fit into no mail, and are not drawn to find that out. */
const MOST_BOOKS = 1_000;

export const sendContributions = write({
  call,
  run: async (ctx, { body: { employeeIds, email, year } }) => {
    if (employeeIds.length > MOST_BOOKS)
      throw new DomainError('PAYLOAD_TOO_LARGE', { message: `A mail has at most ${MOST_BOOKS} books.` });
    return mailReport(ctx, email, await booksFile(ctx, yearAsked(ctx, year), employeeIds));
  },
  audit: ({ ctx, input: { body } }) => ({
    page: 'reports',
    type: 'sendContributions',
    about: { year: String(yearAsked(ctx, body.year)) },
    new: { email: body.email, employees: body.employeeIds.length },
  }),
});
