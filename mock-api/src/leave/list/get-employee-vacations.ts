import { getEmployeeVacations as call } from '@paga/contract/leave';
import { and, eq, isNull } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { employee } from '#people/table.ts';
import { vacation } from '../count/table.ts';
import { wireLeaves } from '../count/wire-leave.ts';
import { leaveEmployees, PERSON } from './leave-employee.ts';

/** One employee with every leave entry, newest first, and the balances of a year. */
export const getEmployeeVacations = read({
  call,
  run: async (ctx, { params, query }) => {
    const year = query.year ?? Number(ctx.today.slice(0, 4));
    const [person] = await ctx.tx
      .select(PERSON)
      .from(employee)
      .where(and(scoped(ctx, employee), eq(employee.id, params.id), isNull(employee.deletedAt)));
    const entries = await wireLeaves(ctx, eq(vacation.employeeId, found(person).id));
    const [answer] = await leaveEmployees(ctx, year, [found(person)], entries.reverse());
    return found(answer);
  },
});
