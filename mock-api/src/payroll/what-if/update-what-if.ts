import { updateWhatIf as call } from '@paga/contract/payroll';
import { and, eq } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { requireFreeName, requireGoodChanges } from './checked-changes.ts';
import { whatIf } from './table.ts';
import { lockedWhatIf, requireChangeable, wireWhatIf } from './what-if-rows.ts';

export const updateWhatIf = write({
  call,
  load: (ctx, { params, body }) => lockedWhatIf(ctx, params.id, body.version),
  run: async (ctx, { body: { name, changes } }, whole) => {
    requireChangeable(whole);
    const { row, period } = whole;
    await requireGoodChanges(ctx, period, changes);
    await requireFreeName(ctx, period.id, name, row.id);
    const [saved] = await ctx.tx
      .update(whatIf)
      .set({ name, changes, version: row.version + 1 })
      .where(and(scoped(ctx, whatIf), eq(whatIf.id, row.id)))
      .returning();
    return wireWhatIf(ctx, found(saved));
  },
  audit: ({ loaded: { row, period }, answer }) => ({
    page: 'salaries',
    type: 'updateWhatIf',
    objectId: row.id,
    about: { month: monthNamed(period), whatIf: answer.name },
    old: { name: row.name, changes: row.changes },
    new: { name: answer.name, changes: answer.changes },
  }),
});
