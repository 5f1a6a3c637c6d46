import type { PayslipCount } from '@paga/contract/filing';
import { and } from 'drizzle-orm';
import type { CalendarMonth } from '#core/calendar-month.ts';
import type { Context } from '#core/http/context.ts';
import { salary } from '#months/public.ts';
import { archiveName, isHead, newestMails, ofPeriod } from '#payroll/public.ts';
import { closedFigures } from '../review/closed-figures.ts';

type Closing = { id: number; reopenedAt: Date | null };

/** Whose figures differ between the closing that holds and the one before: a payslip mailed before that was opened again is of other figures. */
async function changedSince(ctx: Context, held: Closing, before: Closing): Promise<Set<number>> {
  const [now, then] = [await closedFigures(ctx, held.id), await closedFigures(ctx, before.id)];
  const changed = [...now.values()].filter(
    (one) => JSON.stringify(one) !== JSON.stringify(then.get(one.employeeId)),
  );
  return new Set(changed.map(({ employeeId }) => employeeId));
}

/** How the payslips of a month stand: the newest mail of each person counts, unless it is of figures that a later closing has changed. */
export async function payslipCount(
  ctx: Context,
  period: CalendarMonth & { id: number },
  [held, before]: readonly Closing[],
): Promise<PayslipCount> {
  const heads = await ctx.tx
    .select({ employeeId: salary.employeeId })
    .from(salary)
    .where(and(ofPeriod(ctx, period.id), isHead));
  const changed = held && before ? await changedSince(ctx, held, before) : new Set<number>();
  const isCurrent = ({ employeeId, createdAt }: { employeeId: number; createdAt: Date }) =>
    !changed.has(employeeId) || createdAt > (before?.reopenedAt ?? createdAt);
  const mails = (await newestMails(ctx, period)).filter(isCurrent);
  const stateOf = new Map(mails.map(({ employeeId, state }) => [employeeId, state]));
  const states = heads.map(({ employeeId }) => stateOf.get(employeeId));
  const count = (...wanted: (string | undefined)[]) =>
    states.filter((state) => wanted.includes(state)).length;
  return {
    headCount: heads.length,
    sent: count('sent'),
    waiting: count('waiting', 'sending'),
    failed: count('failed', 'unsure'),
    toSend: count(undefined),
    archive: archiveName(period, ctx.actor.language),
  };
}

/** A month without salaries has no payslips. */
export const noPayslips = (month: CalendarMonth, { actor }: Context): PayslipCount => ({
  ...{ headCount: 0, sent: 0, waiting: 0, failed: 0, toSend: 0 },
  archive: archiveName(month, actor.language),
});
