import { undoEndOfEmployment as call } from '@paga/contract/employees';
import { and, eq, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { monthsTouched } from '#months/public.ts';
import { aboutEmployee, lockedEmployee, updateEmployee } from '#people/public.ts';
import { recurringLine } from '../recurring/table.ts';
import { endsOfEmployment } from './ends-of-employment.ts';
import { leaveAtEnd } from './ports.ts';
import { type BeforeEnd, employmentEnd } from './table.ts';

// What stands beside the days in the account of leave: a wrong line is corrected by its opposite.
const NOTES = { sq: 'Përfundimi i punësimit u zhbë', en: 'The end of employment was undone' };

/** Takes an end of employment back while the months it changed are open: everything it changed is as it was. */
export const undoEndOfEmployment = write({
  call,
  load: async (ctx, { body: { employeeId } }) => {
    const end = found((await endsOfEmployment(ctx, [employeeId])).get(employeeId));
    const months = await monthsTouched(ctx, { from: end.lastDay, to: null }, true);
    const row = await lockedEmployee(ctx, employeeId);
    if (months.some(({ closed }) => closed)) throw new DomainError('PERIOD_CLOSED');
    // Somebody else moved the end, or took it back, between the two reads.
    if (row.expirationContract !== end.lastDay) throw new DomainError('CONFLICT');
    return { end, row };
  },
  run: async (ctx, _, { end, row }) => {
    const { expirationContract, employeeStatus } = end.before;
    await updateEmployee(ctx, row, { expirationContract, employeeStatus });
    await restoreLines(ctx, end.before);
    if (end.leaveDays > 0)
      await leaveAtEnd.ask.correct(ctx, {
        ...{ employeeId: row.id, day: end.lastDay, days: end.leaveDays },
        note: NOTES[ctx.actor.language],
      });
    await ctx.tx
      .update(employmentEnd)
      .set({ undoneBy: ctx.actor.userId, undoneAt: ctx.now })
      .where(and(scoped(ctx, employmentEnd), eq(employmentEnd.id, end.id)));
    return undefined;
  },
  audit: ({ loaded: { end, row } }) => ({
    page: 'employees',
    type: 'undoEndOfEmployment',
    objectId: row.id,
    about: aboutEmployee(row),
    old: { expirationContract: row.expirationContract, employeeStatus: row.employeeStatus },
    new: { expirationContract: end.before.expirationContract, employeeStatus: end.before.employeeStatus },
  }),
});

async function restoreLines(ctx: Context, { lines, leaveLine }: BeforeEnd): Promise<void> {
  const line = (id: number) => and(scoped(ctx, recurringLine), eq(recurringLine.id, id));
  // A line that was deleted meanwhile stays so.
  for (const { id, endsOn, rates } of lines)
    await ctx.tx
      .update(recurringLine)
      .set({ endsOn, rates, version: sql`${recurringLine.version} + 1` })
      .where(line(id));
  if (leaveLine !== null) await ctx.tx.delete(recurringLine).where(line(leaveLine));
}
