import { markMonthStep as call, type SaidStep } from '@paga/contract/payroll';
import { sql } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { lockedMonth, requireOpen, salary } from '#months/public.ts';
import { ofPeriod } from '../rows/month-rows.ts';
import { type MonthStanding, monthStanding } from './month-standing.ts';
import { monthStep } from './table.ts';

const NO_MARKS = { paid: false, declared: false };

/** Only the step that the month stands in can be said to be done, and checking only when nothing is left that would forbid closing. */
function requireHere({ here, outdatedBy, problems, warnings }: MonthStanding, step: SaidStep): void {
  if (outdatedBy) throw new DomainError('MONTH_OUTDATED');
  if (here !== step) throw new DomainError('CONFLICT');
  if (step === 'check' && problems > 0) throw new DomainError('SALARY_HAS_ERRORS');
  if (step === 'check' && warnings > 0) throw new DomainError('WARNINGS_OPEN');
}

export const markMonthStep = write({
  call,
  load: async (ctx, { body }) => {
    const period = await lockedMonth(ctx, body);
    requireOpen(period);
    const rowCount = await ctx.tx.$count(salary, ofPeriod(ctx, period.id));
    if (rowCount === 0) throw new DomainError('NO_SALARIES');
    const standing = await monthStanding(ctx, period, { ...NO_MARKS, rowCount });
    requireHere(standing, body.step);
    return { period, fact: found(standing.facts)[body.step] };
  },
  run: async (ctx, { body: { step } }, { period, fact }) => {
    const word = { fact, saidBy: ctx.actor.userId, saidAt: ctx.now };
    await ctx.tx
      .insert(monthStep)
      .values({ tenantId: ctx.companyId, periodId: period.id, step, ...word })
      .onConflictDoUpdate({
        target: [monthStep.tenantId, monthStep.periodId, monthStep.step],
        set: { fact: sql`excluded."fact"`, saidBy: sql`excluded."saidBy"`, saidAt: sql`excluded."saidAt"` },
      });
    return undefined;
  },
  audit: ({ input: { body }, loaded: { period } }) => ({
    page: 'salaries',
    type: 'markStep',
    objectId: period.id,
    about: { month: monthNamed(body), step: body.step },
  }),
});
