import { fullName } from '@paga/contract/full-name';
import { AMOUNTS } from '@paga/contract/reports/amounts';
import { and, inArray } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { byName } from '#payroll/public.ts';
import { employee } from '#people/public.ts';
import { inFileName } from '../files/draw-report.ts';
import type { Report, ReportTable } from '../files/report-table.ts';
import { reportWords } from '../files/report-words.ts';
import { requireEmployees } from '../report/required-employees.ts';
import { statisticsTable } from './statistics-table.ts';
import { booksOf } from './year-statistics.ts';

const FILE_NAME = 'Libri-i-kontributeve';

async function peopleOf(ctx: Context, ids: readonly number[]) {
  const { id, firstName, lastName, personalNumber } = employee;
  const rows = await ctx.tx
    .select({ id, firstName, lastName, personalNumber })
    .from(employee)
    .where(and(scoped(ctx, employee), inArray(id, [...ids])));
  return rows
    .map((row) => ({ id: row.id, name: fullName(row), personalNumber: row.personalNumber }))
    .sort((one, other) => byName.compare(one.name, other.name));
}

/** The books of contributions of these employees in one file, each from a page of its own; who was not paid in the year has none. */
export async function booksFile(ctx: Context, year: number, employeeIds: readonly number[]): Promise<Report> {
  await requireEmployees(ctx, employeeIds, 'employeeIds');
  const words = reportWords[ctx.actor.language];
  const books = await booksOf(ctx, year, employeeIds);
  const people = (await peopleOf(ctx, employeeIds)).filter(({ id }) => books.has(id));
  const [first] = people;
  if (!first) throw new DomainError('NO_SALARIES');
  const tables: ReportTable[] = [];
  for (const { id, name, personalNumber } of people) {
    const facts = [
      { label: words.name, value: name },
      ...(personalNumber ? [{ label: words.personalNumber, value: personalNumber }] : []),
    ];
    const head = { title: words.book, period: String(year), facts };
    tables.push(await statisticsTable(head, found(books.get(id)), AMOUNTS, words));
  }
  const whose = people.length === 1 ? `-${inFileName(first.name)}` : '';
  return { name: `${FILE_NAME}${whose}-${year}`, tables, landscape: true };
}
