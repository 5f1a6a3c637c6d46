import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import type { Report } from '../files/report-table.ts';
import { reportWords } from '../files/report-words.ts';
import { booksFile } from './books-file.ts';
import { statisticsAmounts, statisticsTable } from './statistics-table.ts';
import { yearStatistics } from './year-statistics.ts';

type Asked = { year: number; employeeId?: number | null | undefined };

/** The statistics of a year as a file, with an employee that person's book of contributions. `NO_SALARIES` when no month was calculated. */
export async function statisticsFile(ctx: Context, { year, employeeId }: Asked): Promise<Report> {
  if (employeeId) return booksFile(ctx, year, [employeeId]);
  const words = reportWords[ctx.actor.language];
  const statistics = await yearStatistics(ctx, year);
  if (!statistics.months.some(({ calculated }) => calculated)) throw new DomainError('NO_SALARIES');
  const head = { title: words.statistics, period: String(year) };
  const table = { ...head, ...statisticsTable(statistics, statisticsAmounts(statistics), words) };
  return { name: `Statistikat-${year}`, tables: [table], landscape: true };
}
