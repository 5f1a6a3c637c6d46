import { statisticsColumns } from '@paga/contract/reports/amounts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import type { Report } from '../files/report-table.ts';
import { reportWords } from '../files/report-words.ts';
import { yearAsked } from '../report/year-asked.ts';
import { booksFile } from './books-file.ts';
import { statisticsTable } from './statistics-table.ts';
import { yearStatistics } from './year-statistics.ts';

/** Which year, left out the current one; with an employee that person's book of contributions. */
type StatisticsFilter = { year?: number; employeeId?: number | null };

/** The statistics of a year as a file, or a book of contributions. `NO_SALARIES` when no month was calculated. */
export async function statisticsFile(ctx: Context, filter: StatisticsFilter): Promise<Report> {
  const year = yearAsked(ctx, filter.year);
  if (filter.employeeId) return booksFile(ctx, year, [filter.employeeId]);
  const words = reportWords[ctx.actor.language];
  const statistics = await yearStatistics(ctx, year);
  if (!statistics.months.some(({ calculated }) => calculated)) throw new DomainError('NO_SALARIES');
  const head = { title: words.statistics, period: String(year) };
  const table = await statisticsTable(head, statistics, statisticsColumns(statistics), words);
  return { name: `${words.file.statistics}-${year}`, tables: [table], landscape: true };
}
