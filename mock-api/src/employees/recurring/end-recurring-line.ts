import { endRecurringLine as call } from '@paga/contract/employees';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found, invalidField } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { employeeOf } from '#people/public.ts';
import { closedIn, closedWith, refuseMoved, spanOf } from './closed-months-of-line.ts';
import { lastOf, lineFacts, lineOf, lockedLine, wireLine } from './line-rows.ts';
import { recurringLine } from './table.ts';

/** Ends a line with a month; what is still owed of it then stays unpaid. */
export const endRecurringLine = write({
  call,
  load: async (ctx, { body: { id, version, to } }) => {
    const endsOn = lastOf(to);
    const all = await closedIn(ctx, spanOf({ ...(await lineOf(ctx, id)), endsOn: null }));
    const line = await lockedLine(ctx, id, version);
    if (endsOn < line.startsOn)
      throw invalidField('to', 'endBeforeStart', 'The last month lies before the first');
    const closed = await closedWith(ctx, line);
    refuseMoved(spanOf(line), { from: line.startsOn, to: endsOn }, { all, having: closed.months });
    return { person: await employeeOf(ctx, line.employeeId), line, closed, endsOn };
  },
  run: async (ctx, { body: { id } }, { line, closed, endsOn }) => {
    const [row] = await ctx.tx
      .update(recurringLine)
      .set({ endsOn, version: line.version + 1 })
      .where(and(scoped(ctx, recurringLine), eq(recurringLine.id, id)))
      .returning();
    return wireLine(found(row), closed.taken, ctx.today);
  },
  audit: ({ ctx, loaded: { person, line, closed }, answer }) =>
    lineFacts('endRecurringLine', person, {
      old: wireLine(line, closed.taken, ctx.today),
      fresh: answer,
    }),
});
