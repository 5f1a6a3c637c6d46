import { deleteRecurringLine as call } from '@paga/contract/employees';
import { and, eq } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { invalidField } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { employeeOf } from '#people/public.ts';
import { closedIn, closedWith, spanOf } from './closed-months-of-line.ts';
import { lineFacts, lineOf, lockedLine, wireLine } from './line-rows.ts';
import { recurringLine } from './table.ts';

/** Deletes a line that was a mistake. One that a closed month has is ended instead: the month names it. */
export const deleteRecurringLine = write({
  call,
  load: async (ctx, { query: { id, version } }) => {
    await closedIn(ctx, spanOf(await lineOf(ctx, id)));
    const line = await lockedLine(ctx, id, version);
    const { months } = await closedWith(ctx, line);
    if (months.length > 0) throw invalidField('id', 'monthClosed', months.map(monthNamed).join(', '));
    return { person: await employeeOf(ctx, line.employeeId), line };
  },
  run: async (ctx, { query: { id } }) => {
    await ctx.tx.delete(recurringLine).where(and(scoped(ctx, recurringLine), eq(recurringLine.id, id)));
    return undefined;
  },
  audit: ({ ctx, loaded: { person, line } }) =>
    lineFacts('deleteRecurringLine', person, { old: wireLine(line, 0, ctx.today) }),
});
