import { SalaryPaymentType } from '@paga/contract/shapes';
import { monthEnd, monthStart } from '@paga/payroll';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type CalendarMonth, monthNamed } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import type { PaidLine, RowInputs } from './row-inputs.ts';
import { salaryPeriod, salaryVersion, salaryVersionRow } from './table.ts';

/** What a closing holds of somebody: whether they had a place in the month, and their lines when they were paid by project; those paid only who had one. */
export type ClosedPlace = { inMonth: boolean; lines: readonly PaidLine[] | undefined };

/** The same with the moment at which that closing was opened; null while it holds. */
type ClosedRow = ClosedPlace & { reopenedAt: Date | null };

/** Whether a deletion leaves somebody the place of a closing: only one from before the month was opened again. */
export const keepsPlace = (kept: ClosedRow | undefined, deletedAt: Date): boolean =>
  kept?.inMonth === true && (kept.reopenedAt === null || deletedAt < kept.reopenedAt);

const inputs = (name: 'contract' | 'pay') =>
  sql`${salaryVersionRow.content} -> 'inputs' -> ${sql.raw(`'${name}'`)}`;
const kept = {
  contract: sql<RowInputs['contract']>`${inputs('contract')}`,
  pay: sql<RowInputs['pay']>`${inputs('pay')}`,
};

// The database gives the fields back in another order; a fingerprint is made of them in this one.
const inOrder = ({ id, name, projectId, project, share }: PaidLine): PaidLine => ({
  id,
  name,
  projectId,
  project,
  share,
});

function placeOf(
  { year, month }: CalendarMonth,
  { contract: { started, ended }, pay }: Pick<RowInputs, 'contract' | 'pay'>,
): ClosedPlace {
  const inMonth = started <= monthEnd(year, month) && (!ended || ended >= monthStart(year, month));
  return { inMonth, lines: pay.type === SalaryPaymentType.project ? pay.lines.map(inOrder) : undefined };
}

/**
 * What the newest closing of a month holds of everybody in it; empty for one that was never closed. A month that was opened again is calculated with it
 * (rules §3): employees deleted while it was closed keep their place, and budgets and shares of projects that changed since are those of later months.
 */
export async function lastClosing(
  ctx: InCompany,
  month: CalendarMonth,
  periodId: number | undefined,
): Promise<Map<number, ClosedRow>> {
  if (periodId === undefined) return new Map();
  const newest = ctx.tx
    .select({ id: salaryVersion.id })
    .from(salaryVersion)
    .where(and(scoped(ctx, salaryVersion), eq(salaryVersion.periodId, periodId)))
    .orderBy(desc(salaryVersion.number))
    .limit(1);
  const rows = await ctx.tx
    .select({ employeeId: salaryVersionRow.employeeId, reopenedAt: salaryVersion.reopenedAt, ...kept })
    .from(salaryVersionRow)
    .innerJoin(
      salaryVersion,
      and(scoped(ctx, salaryVersion), eq(salaryVersion.id, salaryVersionRow.versionId)),
    )
    .where(and(scoped(ctx, salaryVersionRow), eq(salaryVersionRow.versionId, newest)));
  return new Map(
    rows.map(({ employeeId, reopenedAt, ...row }) => [employeeId, { ...placeOf(month, row), reopenedAt }]),
  );
}

/** The months, as `MM.yyyy`, whose newest closing held somebody in it and paid them by project: shares that change since do not reach them. */
export async function monthsWithKeptLines(ctx: InCompany, employeeId: number): Promise<ReadonlySet<string>> {
  const rows = await ctx.tx
    .selectDistinctOn([salaryPeriod.id], { year: salaryPeriod.year, month: salaryPeriod.month, ...kept })
    .from(salaryVersionRow)
    .innerJoin(
      salaryVersion,
      and(scoped(ctx, salaryVersion), eq(salaryVersion.id, salaryVersionRow.versionId)),
    )
    .innerJoin(salaryPeriod, and(scoped(ctx, salaryPeriod), eq(salaryPeriod.id, salaryVersion.periodId)))
    .where(and(scoped(ctx, salaryVersionRow), eq(salaryVersionRow.employeeId, employeeId)))
    .orderBy(salaryPeriod.id, desc(salaryVersion.number));
  const isKept = ({ inMonth, lines }: ClosedPlace) => inMonth && lines !== undefined;
  return new Set(rows.filter((row) => isKept(placeOf(row, row))).map(monthNamed));
}
