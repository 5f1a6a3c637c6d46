import { getRecurringLines as call, type LineState } from '@paga/contract/employees';
import { and, asc, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { employeeOf } from '#people/public.ts';
import { wireLine } from './line-rows.ts';
import { recurringLine } from './table.ts';
import { takenOf } from './taken-lines.ts';

const rank: Record<LineState, number> = { running: 0, planned: 1, paid: 2, ended: 3 };

/** The lines of an employee, those in force first. */
export const getRecurringLines = read({
  call,
  run: async (ctx, { query }) => {
    const { id } = await employeeOf(ctx, query.employeeId);
    const rows = await ctx.tx
      .select()
      .from(recurringLine)
      .where(and(scoped(ctx, recurringLine), eq(recurringLine.employeeId, id)))
      .orderBy(asc(recurringLine.order), asc(recurringLine.id));
    const taken = rows.length > 0 ? await takenOf(ctx, id) : new Map<number, number>();
    return rows
      .map((row) => wireLine(row, taken.get(row.id) ?? 0, ctx.today))
      .sort((one, other) => rank[one.state] - rank[other.state]);
  },
});
