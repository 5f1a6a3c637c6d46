import { getVacationEmployees as call } from '@paga/contract/leave';
import { and, gte, lte } from 'drizzle-orm';
import { read } from '#core/http/handler.ts';
import { activeOfCompany } from '#people/public.ts';
import { employee } from '#people/table.ts';
import { vacation } from '../count/table.ts';
import { wireLeaves } from '../count/wire-leave.ts';
import { leaveEmployees, PERSON } from './leave-employee.ts';

/** The active employees with the leave and the balances of one year. */
export const getVacationEmployees = read({
  call,
  run: async (ctx, { query }) => {
    const year = query.year ?? Number(ctx.today.slice(0, 4));
    const people = await ctx.tx
      .select(PERSON)
      .from(employee)
      .where(activeOfCompany(ctx))
      .orderBy(employee.firstName, employee.lastName, employee.id);
    const entries = await wireLeaves(
      ctx,
      and(lte(vacation.from, `${year}-12-31`), gte(vacation.to, `${year}-01-01`)),
    );
    return leaveEmployees(ctx, year, people, entries);
  },
});
