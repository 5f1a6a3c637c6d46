import { and, asc, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import {
  salary,
  salaryPeriod,
  salaryVersion,
  salaryVersionRow,
  YEAR_FIGURES,
  type YearSums,
} from '#months/public.ts';

/** Sums of the months before one in its year, by employee; `open`: of those that are not closed. */
export type SumsBefore = ReadonlyMap<number, { all: YearSums; open: YearSums }>;

const NOTHING: YearSums = { totalBrutto: 0, contributionEmployee: 0, tax: 0, netto: 0 };

/** Two sums of a year, figure by figure. */
export const plus = (one: YearSums, other: YearSums = NOTHING): YearSums => ({
  totalBrutto: one.totalBrutto + other.totalBrutto,
  contributionEmployee: one.contributionEmployee + other.contributionEmployee,
  tax: one.tax + other.tax,
  netto: one.netto + other.netto,
});

export const isNothing = (sums: YearSums): boolean => YEAR_FIGURES.every((figure) => sums[figure] === 0);

/** What a row brings to its year. */
export const yearSums = ({ totalBrutto, contributionEmployee, tax, netto }: YearSums): YearSums => ({
  ...{ totalBrutto, contributionEmployee, tax, netto },
});

const monthsBefore = (ctx: InCompany, { year, month }: CalendarMonth) =>
  and(scoped(ctx, salaryPeriod), eq(salaryPeriod.year, year), lt(salaryPeriod.month, month));

const summed = (figureOf: (figure: keyof YearSums) => SQL, filter = sql``) => ({
  totalBrutto: sql<number>`coalesce(sum(${figureOf('totalBrutto')}) ${filter}, 0)`.mapWith(Number),
  contributionEmployee: sql<number>`coalesce(sum(${figureOf('contributionEmployee')}) ${filter}, 0)`.mapWith(
    Number,
  ),
  tax: sql<number>`coalesce(sum(${figureOf('tax')}) ${filter}, 0)`.mapWith(Number),
  netto: sql<number>`coalesce(sum(${figureOf('netto')}) ${filter}, 0)`.mapWith(Number),
});

/** The rows of the months before one in its year as they stand, of some people or of all. */
export async function sumsBefore(
  ctx: InCompany,
  month: CalendarMonth,
  employeeIds?: readonly number[],
): Promise<SumsBefore> {
  if (month.month === 1) return new Map();
  const ofRow = (figure: keyof YearSums) => sql`${salary[figure]}`;
  const holding = and(
    scoped(ctx, salaryVersion),
    eq(salaryVersion.periodId, salary.periodId),
    isNull(salaryVersion.reopenedAt),
  );
  const rows = await ctx.tx
    .select({
      employeeId: salary.employeeId,
      all: summed(ofRow),
      open: summed(ofRow, sql`filter (where ${salaryVersion.id} is null)`),
    })
    .from(salary)
    .innerJoin(salaryPeriod, eq(salaryPeriod.id, salary.periodId))
    .leftJoin(salaryVersion, holding)
    .where(
      and(
        scoped(ctx, salary),
        monthsBefore(ctx, month),
        employeeIds && inArray(salary.employeeId, [...employeeIds]),
      ),
    )
    .groupBy(salary.employeeId);
  return new Map(rows.map(({ employeeId, ...sums }) => [employeeId, sums]));
}

type Closing = { id: number; closedAt: Date };

/** Sums of the closings that held for the months before one when that was closed: what was reopened or closed later counts as it was then. */
export async function sumsHeldAt(
  ctx: InCompany,
  month: CalendarMonth,
  { id, closedAt }: Closing,
): Promise<Map<number, YearSums>> {
  const held = await ctx.tx
    .selectDistinctOn([salaryVersion.periodId], { id: salaryVersion.id })
    .from(salaryVersion)
    .innerJoin(salaryPeriod, eq(salaryPeriod.id, salaryVersion.periodId))
    .where(
      and(
        scoped(ctx, salaryVersion),
        monthsBefore(ctx, month),
        or(
          lt(salaryVersion.closedAt, closedAt),
          and(eq(salaryVersion.closedAt, closedAt), lt(salaryVersion.id, id)),
        ),
        or(isNull(salaryVersion.reopenedAt), gte(salaryVersion.reopenedAt, closedAt)),
      ),
    )
    .orderBy(asc(salaryVersion.periodId), desc(salaryVersion.number));
  if (held.length === 0) return new Map();
  const ofContent = (figure: keyof YearSums) =>
    sql`(${salaryVersionRow.content} -> 'figures' ->> ${sql.raw(`'${figure}'`)})::bigint`;
  const rows = await ctx.tx
    .select({ employeeId: salaryVersionRow.employeeId, ...summed(ofContent) })
    .from(salaryVersionRow)
    .where(
      and(
        scoped(ctx, salaryVersionRow),
        inArray(
          salaryVersionRow.versionId,
          held.map((version) => version.id),
        ),
      ),
    )
    .groupBy(salaryVersionRow.employeeId);
  return new Map(rows.map(({ employeeId, ...sums }) => [employeeId, sums]));
}
