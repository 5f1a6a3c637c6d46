import {
  getStatistics,
  getStatisticsExcel,
  getStatisticsPdf,
  sendContributions as call,
  sendStatistics,
} from '@paga/contract/reports/statistics';
import { DomainError } from '#core/domain-error.ts';
import { asTables, drawReport } from '../files/draw-report.ts';
import { report, reportMail } from '../report/report.ts';
import { requireEmployees } from '../report/required-employees.ts';
import { yearAsked } from '../report/year-asked.ts';
import { booksFile } from './books-file.ts';
import { statisticsFile } from './statistics-file.ts';
import { yearStatistics } from './year-statistics.ts';

const draw = asTables(statisticsFile);

/** Monthly statistics of a year, and a person's book of contributions. */
export const statisticsCalls = report({
  calls: { pdf: getStatisticsPdf, excel: getStatisticsExcel, mail: sendStatistics },
  rows: {
    call: getStatistics,
    run: async (ctx, { year, employeeId }) => {
      if (employeeId) await requireEmployees(ctx, [employeeId], 'employeeId');
      return yearStatistics(ctx, yearAsked(ctx, year), employeeId ?? undefined);
    },
  },
  draw,
  audit: ({ ctx, asked: { year } }) => ({
    type: 'sendStatistics',
    about: { year: String(yearAsked(ctx, year)) },
  }),
});

/** A book is a page of about 20 KB: more than these fit into no mail, and are not drawn to find that out. */
const MOST_BOOKS = 1_000;

type Books = { employeeIds: readonly number[]; year?: number };

/** Books of contributions of several employees. */
export const sendContributions = reportMail({
  call,
  draw: async (ctx, { employeeIds, year }: Books, format) => {
    if (employeeIds.length > MOST_BOOKS)
      throw new DomainError('PAYLOAD_TOO_LARGE', { message: `A mail has at most ${MOST_BOOKS} books.` });
    return drawReport(ctx, await booksFile(ctx, yearAsked(ctx, year), employeeIds), format);
  },
  audit: ({ ctx, asked: { year } }) => ({
    type: 'sendContributions',
    about: { year: String(yearAsked(ctx, year)) },
  }),
});
