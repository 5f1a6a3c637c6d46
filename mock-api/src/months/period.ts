import type { PeriodState } from '@paga/contract/payroll';
import { and, eq } from 'drizzle-orm';
import { defaultPaymentDate } from '#company/public.ts';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { namesOf } from '#core/user/names-of.ts';
import { salaryPeriod } from './table.ts';

/** A stored month of a company. */
export type Period = typeof salaryPeriod.$inferSelect;

/** What writing a month needs: the company's transaction, who writes, and when. */
export type MonthWriter = InCompany & Pick<Context, 'now'> & { actor: Pick<Context['actor'], 'userId'> };

/** What is noted on a month whose figures somebody changes now. */
export const changedNow = ({ actor, now }: MonthWriter) => ({ changedBy: actor.userId, changedAt: now });

const named = (ctx: InCompany, { year, month }: CalendarMonth) =>
  and(scoped(ctx, salaryPeriod), eq(salaryPeriod.year, year), eq(salaryPeriod.month, month));

/** The stored month, or undefined while nothing was calculated. */
export async function findPeriod(ctx: InCompany, month: CalendarMonth): Promise<Period | undefined> {
  const [period] = await ctx.tx.select().from(salaryPeriod).where(named(ctx, month));
  return period;
}

/** The stored month as `findPeriod`, kept as it is until the transaction ends: editing, closing and reopening wait, others that keep it do not. */
export async function keptPeriod(ctx: InCompany, month: CalendarMonth): Promise<Period | undefined> {
  const [period] = await ctx.tx.select().from(salaryPeriod).where(named(ctx, month)).for('share');
  return period;
}

/** The stored month, locked until the transaction ends: calculating, editing, closing and reopening take turns here. */
export async function lockPeriod(ctx: InCompany, month: CalendarMonth): Promise<Period | undefined> {
  const [period] = await ctx.tx.select().from(salaryPeriod).where(named(ctx, month)).for('update');
  return period;
}

/** The stored month, locked; one that was never calculated has no salaries. */
export async function lockedMonth(ctx: InCompany, month: CalendarMonth): Promise<Period> {
  const period = await lockPeriod(ctx, month);
  if (!period) throw new DomainError('NO_SALARIES');
  return period;
}

/** The month, made when it is new, locked and open. Two calculations of a new month meet at its unique key: one waits for the other. */
export async function lockOpenPeriod(
  ctx: MonthWriter,
  month: CalendarMonth,
): Promise<Period & { isNew: boolean }> {
  const created = await ctx.tx
    .insert(salaryPeriod)
    .values({
      year: month.year,
      month: month.month,
      tenantId: ctx.companyId,
      paymentDate: await defaultPaymentDate(ctx, month),
      createdBy: ctx.actor.userId,
      createdAt: ctx.now,
      calculatedAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ id: salaryPeriod.id });
  const period = await lockPeriod(ctx, month);
  if (!period) throw new DomainError('CONFLICT');
  requireOpen(period);
  return { ...period, isNew: created.length > 0 };
}

/** A closed month refuses every write, on the server and not only in the screen. */
export function requireOpen(period: Period): void {
  if (period.closedAt !== null) throw new DomainError('PERIOD_CLOSED');
}

/** State of a month on the wire. */
export async function periodState(ctx: InCompany, period: Period): Promise<PeriodState> {
  const names = await namesOf(ctx, [period.createdBy]);
  return {
    month: period.month,
    year: period.year,
    closed: period.closedAt ? 1 : null,
    closedAt: period.closedAt?.toISOString() ?? null,
    createdBy: names.get(period.createdBy) ?? null,
    createdAt: period.createdAt.toISOString(),
    calculatedAt: period.calculatedAt.toISOString(),
    paymentDate: period.paymentDate,
    version: period.version,
  };
}

/** State of a month that was never calculated, with the payment date it would start with. */
export function blankState(month: CalendarMonth, paymentDate: string): PeriodState {
  return {
    month: month.month,
    year: month.year,
    closed: null,
    closedAt: null,
    createdBy: null,
    createdAt: null,
    calculatedAt: null,
    paymentDate,
    version: 0,
  };
}
