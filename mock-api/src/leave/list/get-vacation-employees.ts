import { getVacationEmployees as call } from '@paga/contract/leave';
import { and, gte, lte } from 'drizzle-orm';
import { employee } from '#company/people/table.ts';
import { read } from '#core/http/handler.ts';
import { activeOfCompany } from '#employees/rows/of-company.ts';
import { photoLink } from '#employees/rows/photo-link.ts';
import { vacation } from '../count/table.ts';
import { vacationRows } from '../count/vacation-row.ts';
import { vacationEmployees } from './vacation-employee.ts';

/** The active employees with the leave and the balances of one year. */
export const getVacationEmployees = read({
  call,
  run: async (ctx, { query }) => {
    const year = query.year ?? Number(ctx.today.slice(0, 4));
    const { id, firstName, lastName, email, gender } = employee;
    const people = await ctx.tx
      .select({ id, firstName, lastName, email, photo: photoLink, gender })
      .from(employee)
      .where(activeOfCompany(ctx))
      .orderBy(firstName, lastName, id);
    const entries = await vacationRows(
      ctx,
      and(lte(vacation.from, `${year}-12-31`), gte(vacation.to, `${year}-01-01`)),
    );
    return vacationEmployees(ctx, year, people, entries);
  },
});
