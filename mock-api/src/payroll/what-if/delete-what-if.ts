import { deleteWhatIf as call } from '@paga/contract/payroll';
import { and, eq } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { write } from '#core/http/handler.ts';
import { whatIf } from './table.ts';
import { lockedWhatIf } from './what-if-rows.ts';

export const deleteWhatIf = write({
  call,
  load: (ctx, { params, body }) => lockedWhatIf(ctx, params.id, body.version),
  run: async (ctx, _, { row }) => {
    await ctx.tx.delete(whatIf).where(and(scoped(ctx, whatIf), eq(whatIf.id, row.id)));
    return { deleted: true };
  },
  audit: ({ loaded: { row, period } }) => ({
    page: 'salaries',
    type: 'deleteWhatIf',
    objectId: row.id,
    about: { month: monthNamed(period) },
    old: { name: row.name, changes: row.changes },
  }),
});
