import { closePeriod, reopenPeriod } from '@paga/contract/payroll';
import { and, eq } from 'drizzle-orm';
import { own } from '../db/own-rows.ts';
import type { Context } from '../http/context.ts';
import { DomainError } from '../http/domain-error.ts';
import { write } from '../http/verb.ts';
import { requireClosingCode } from '../session/closing-code.ts';
import { standingFindings } from './check-month.ts';
import { openVersion, storeVersion } from './closed-version.ts';
import { dropTraces, freezeTraces } from './frozen-traces.ts';
import { totalsOfPeriod } from './month-rows.ts';
import { lockedMonth, type Period, periodState } from './period.ts';
import { salaryPeriod } from './table.ts';

async function turn(ctx: Context, period: Period, change: Pick<Period, 'closedAt' | 'closedBy'>): Promise<Period> {
  const next = { ...change, version: period.version + 1 };
  await ctx.tx
    .update(salaryPeriod)
    .set(next)
    .where(and(own(ctx, salaryPeriod), eq(salaryPeriod.id, period.id)));
  return { ...period, ...next };
}

/** Errors are mended, warnings mended or accepted, before a month is closed. */
async function requireChecked(ctx: Context, period: Period): Promise<void> {
  const { errors, open } = await standingFindings(ctx, period);
  if (errors.length > 0) throw new DomainError('SALARY_HAS_ERRORS', { message: `${errors.length} rows have a net below zero` });
  if (open.length > 0) throw new DomainError('WARNINGS_OPEN', { message: `${open.length} warnings are not accepted` });
}

export const runClosePeriod = write({
  call: closePeriod,
  gate: (ctx, { body }) => requireClosingCode(ctx, body.code),
  load: (ctx, { body }) => lockedMonth(ctx, body),
  run: async (ctx, _input, period) => {
    if (period.closedAt) throw new DomainError('PERIOD_CLOSED');
    const { totals } = await totalsOfPeriod(ctx, period.id);
    if (totals.headCount === 0) throw new DomainError('NO_SALARIES');
    await requireChecked(ctx, period);
    await freezeTraces(ctx, period.id);
    await storeVersion(ctx, period);
    return periodState(ctx, await turn(ctx, period, { closedAt: ctx.now, closedBy: ctx.actor.userId }));
  },
  audit: ({ input, loaded }) => ({
    page: 'salaries',
    type: 'close',
    objectId: loaded.id,
    old: { closed: null },
    new: { closed: 1, year: input.body.year, month: input.body.month },
  }),
});

export const runReopenPeriod = write({
  call: reopenPeriod,
  gate: (ctx, { body }) => requireClosingCode(ctx, body.code),
  load: (ctx, { body }) => lockedMonth(ctx, body),
  run: async (ctx, _input, period) => {
    if (!period.closedAt) throw new DomainError('PERIOD_OPEN');
    await dropTraces(ctx, period.id);
    await openVersion(ctx, period);
    return periodState(ctx, await turn(ctx, period, { closedAt: null, closedBy: null }));
  },
  audit: ({ input, loaded }) => ({
    page: 'salaries',
    type: 'reopen',
    objectId: loaded.id,
    old: { closed: 1 },
    new: { closed: null, year: input.body.year, month: input.body.month },
  }),
});
