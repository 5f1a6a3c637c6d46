import { deleteCompanyLeave as call } from '@paga/contract/leave';
import { and, asc, inArray } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { requireOpenMonths } from '#months/public.ts';
import { employee } from '#people/table.ts';
import { vacation } from '../count/table.ts';
import { wireLeaves } from '../count/wire-leave.ts';

/** Deletes several leaves at once, all of them or none; the audit line names whose they were. */
export const deleteCompanyLeave = write({
  call,
  load: (ctx, { body }) => lockedLeaves(ctx, [...new Set(body.vacationIds)]),
  run: async (ctx, _, { ids, days }) => {
    await requireOpenMonths(ctx, days);
    await ctx.tx.delete(vacation).where(and(scoped(ctx, vacation), inArray(vacation.id, ids)));
    return undefined;
  },
  audit: ({ loaded: { leaves } }) => ({
    page: 'vacations',
    type: 'deleteMany',
    old: {
      count: leaves.length,
      employees: leaves.map(
        ({ employeeName, employeeId, from, to }) => `${employeeName} (${employeeId}), ${from} – ${to}`,
      ),
    },
  }),
});

/** The leaves with their people locked in the order of their ids, as a booking locks them; `NOT_FOUND` when one is not the company's. */
async function lockedLeaves(ctx: Context, ids: number[]) {
  const asked = and(scoped(ctx, vacation), inArray(vacation.id, ids));
  const people = ctx.tx.select({ id: vacation.employeeId }).from(vacation).where(asked);
  await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(and(scoped(ctx, employee), inArray(employee.id, people)))
    .orderBy(asc(employee.id))
    .for('no key update');
  const rows = await ctx.tx.select({ days: vacation.days }).from(vacation).where(asked);
  const leaves = await wireLeaves(ctx, inArray(vacation.id, ids));
  if (leaves.length < ids.length) throw new DomainError('NOT_FOUND');
  return { ids, leaves, days: rows.flatMap(({ days }) => days) };
}
