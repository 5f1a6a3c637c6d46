import { getUnsyncedEmployees as call } from '@paga/contract/bookkeeping';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { findPeriod } from '#months/public.ts';
import { salary } from '#months/table.ts';
import { byName } from '#people/public.ts';
import { employee } from '#people/table.ts';
import { partiesOf } from './parties.ts';

/** Who has a salary in the month and is not known to the service yet. */
export const getUnsyncedEmployees = read({
  call,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    if (!period) return [];
    const sent = await partiesOf(ctx, 'employee');
    const people = await ctx.tx
      .select({ id: employee.id, first_name: employee.firstName, last_name: employee.lastName })
      .from(salary)
      .innerJoin(employee, and(scoped(ctx, employee), eq(employee.id, salary.employeeId)))
      .where(and(scoped(ctx, salary), eq(salary.periodId, period.id)))
      .orderBy(...byName());
    return people.filter(({ id }) => !sent.has(id)).map((person) => ({ employee: person }));
  },
});
