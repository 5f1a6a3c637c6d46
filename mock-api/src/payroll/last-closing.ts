import { SalaryPaymentType } from '@paga/contract/shapes';
import { monthEnd, monthStart } from '@paga/payroll';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type InCompany, own } from '../db/own-rows.ts';
import type { PaidLine } from '../projects/project-pay.ts';
import { type CalendarMonth, monthNamed } from './calendar-month.ts';
import type { RowInputs } from './row-inputs.ts';
import { salaryPeriod, salaryVersion, salaryVersionRow } from './table.ts';

/** What a month keeps of somebody: whether they had a place in it, and the lines that paid them when they were paid by project. */
export type ClosedPlace = { inMonth: boolean; lines: readonly PaidLine[] | undefined };

// The database gives the fields back in another order; a fingerprint is made of them in this one.
const inOrder = ({ id, name, projectId, project, share }: PaidLine): PaidLine => ({ id, name, projectId, project, share });

/**
 * What the newest closing of a month holds of everybody in it; empty for one that was never closed. A month that was opened again is calculated with it
 * (rules §3): whoever was deleted since keeps their place, and budgets and shares of projects that changed since are those of later months.
 */
export async function lastClosing(ctx: InCompany, month: CalendarMonth, periodId: number | undefined): Promise<Map<number, ClosedPlace>> {
  if (periodId === undefined) return new Map();
  const newest = ctx.tx
    .select({ id: salaryVersion.id })
    .from(salaryVersion)
    .where(and(own(ctx, salaryVersion), eq(salaryVersion.periodId, periodId)))
    .orderBy(desc(salaryVersion.number))
    .limit(1);
  const inputs = (name: 'contract' | 'pay') => sql`${salaryVersionRow.content} -> 'inputs' -> ${sql.raw(`'${name}'`)}`;
  const rows = await ctx.tx
    .select({
      employeeId: salaryVersionRow.employeeId,
      contract: sql<RowInputs['contract']>`${inputs('contract')}`,
      pay: sql<RowInputs['pay']>`${inputs('pay')}`,
    })
    .from(salaryVersionRow)
    .where(and(own(ctx, salaryVersionRow), eq(salaryVersionRow.versionId, newest)));
  const [first, last] = [monthStart(month.year, month.month), monthEnd(month.year, month.month)];
  return new Map(
    rows.map(({ employeeId, contract: { started, ended }, pay }) => {
      const lines = pay.type === SalaryPaymentType.project ? pay.lines.map(inOrder) : undefined;
      return [employeeId, { inMonth: started <= last && (!ended || ended >= first), lines }];
    }),
  );
}

/** The months, as `MM.yyyy`, whose newest closing paid somebody by project: shares that change since do not reach them. */
export async function monthsWithKeptLines(ctx: InCompany, employeeId: number): Promise<ReadonlySet<string>> {
  const rows = await ctx.tx
    .selectDistinctOn([salaryPeriod.id], {
      year: salaryPeriod.year,
      month: salaryPeriod.month,
      type: sql<number>`(${salaryVersionRow.content} -> 'inputs' -> 'pay' ->> 'type')::int`,
    })
    .from(salaryVersionRow)
    .innerJoin(salaryVersion, and(own(ctx, salaryVersion), eq(salaryVersion.id, salaryVersionRow.versionId)))
    .innerJoin(salaryPeriod, and(own(ctx, salaryPeriod), eq(salaryPeriod.id, salaryVersion.periodId)))
    .where(and(own(ctx, salaryVersionRow), eq(salaryVersionRow.employeeId, employeeId)))
    .orderBy(salaryPeriod.id, desc(salaryVersion.number));
  return new Set(rows.filter(({ type }) => type === SalaryPaymentType.project).map(monthNamed));
}
