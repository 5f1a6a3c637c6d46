import { sendContributions as call } from '@paga/contract/reports/statistics';
import { DomainError } from '#core/domain-error.ts';
import { drawReport } from '../files/draw-report.ts';
import { reportMail } from '../report/report.ts';
import { yearAsked } from '../report/year-asked.ts';
import { booksFile } from './books-file.ts';

/** A book is a page of about 20 KB: more than these fit into no mail, and are not drawn to find that out. */
const MOST_BOOKS = 1_000;

type Books = { employeeIds: readonly number[]; year?: number };

export const sendContributions = reportMail({
  call,
  draw: async (ctx, { employeeIds, year }: Books, format) => {
    if (employeeIds.length > MOST_BOOKS)
      throw new DomainError('PAYLOAD_TOO_LARGE', { message: `A mail has at most ${MOST_BOOKS} books.` });
    return drawReport(ctx, await booksFile(ctx, yearAsked(ctx, year), employeeIds), format);
  },
  audit: ({ ctx, filter: { year } }) => ({
    type: 'sendContributions',
    about: { year: String(yearAsked(ctx, year)) },
  }),
});
