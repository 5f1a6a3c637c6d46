import { createRecurringLine as call } from '@paga/contract/employees';
import { found, invalidField } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { employeeOf } from '#people/public.ts';
import { closedIn, spanOf } from './closed-months-of-line.ts';
import { columnsOf, lineFacts, rateOf, requireKind, wireLine } from './line-rows.ts';
import { recurringLine } from './table.ts';

/** Enters a line. A month that is closed has none of it: it begins in an open one. */
export const createRecurringLine = write({
  call,
  load: async (ctx, { body: { employeeId, line } }) => {
    const person = await employeeOf(ctx, employeeId);
    const columns = columnsOf(line);
    await requireKind(ctx, columns);
    const closed = await closedIn(ctx, spanOf(columns));
    if (closed.length > 0)
      throw invalidField('from', 'monthClosed', closed.map(({ name }) => name).join(', '));
    return { person, columns };
  },
  run: async (ctx, { body: { line } }, { person, columns }) => {
    const [row] = await ctx.tx
      .insert(recurringLine)
      .values({
        ...columns,
        tenantId: ctx.companyId,
        employeeId: person.id,
        rates: [rateOf(ctx, line, columns.startsOn)],
        createdBy: ctx.actor.userId,
        createdAt: ctx.now,
      })
      .returning();
    return wireLine(found(row), 0, ctx.today);
  },
  audit: ({ loaded: { person }, answer }) => lineFacts('createRecurringLine', person, { fresh: answer }),
});
