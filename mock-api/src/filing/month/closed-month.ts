import { and, eq, isNull } from 'drizzle-orm';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { findPeriod, type Period, salaryVersion } from '#months/public.ts';
import type { StoredVersion } from '#payroll/public.ts';

/** A stored month with the closing that holds; null while it is open. */
export type FiledMonth = { period: Period; closing: StoredVersion | null };

/** The month, or undefined while nothing was calculated. */
export async function findMonth(ctx: InCompany, month: CalendarMonth): Promise<FiledMonth | undefined> {
  const period = await findPeriod(ctx, month);
  if (!period) return undefined;
  const [closing] = await ctx.tx
    .select()
    .from(salaryVersion)
    .where(
      and(
        scoped(ctx, salaryVersion),
        eq(salaryVersion.periodId, period.id),
        isNull(salaryVersion.reopenedAt),
      ),
    );
  return { period, closing: period.closedAt ? found(closing) : null };
}

/** The month, or `NO_SALARIES`. */
export async function calculatedMonth(ctx: InCompany, month: CalendarMonth): Promise<FiledMonth> {
  const stored = await findMonth(ctx, month);
  if (!stored) throw new DomainError('NO_SALARIES');
  return stored;
}

/** An open month may still change: nothing of it is handed out. */
export function requireClosed({ closing }: FiledMonth): void {
  if (!closing) throw new DomainError('PERIOD_OPEN');
}

/** A month that can be paid, declared and filed. */
export async function closedMonth(ctx: InCompany, month: CalendarMonth): Promise<FiledMonth> {
  const stored = await calculatedMonth(ctx, month);
  requireClosed(stored);
  return stored;
}
