import { getVacationEmployees } from '@paga/contract/vacations';
import { and, gte, lte } from 'drizzle-orm';
import { activeOfCompany } from '../employees/of-company.ts';
import { photoLink } from '../employees/photo-link.ts';
import { employee } from '../employees/table.ts';
import { read } from '../http/verb.ts';
import { vacation } from './table.ts';
import { vacationEmployees } from './vacation-employee.ts';
import { vacationRows } from './vacation-row.ts';

/** The active employees with the leave and the balances of one year. */
export const listVacationEmployees = read({
  call: getVacationEmployees,
  run: async (ctx, { query }) => {
    const year = query.year ?? Number(ctx.today.slice(0, 4));
    const { id, firstName, lastName, email, gender } = employee;
    const people = await ctx.tx
      .select({ id, firstName, lastName, email, photo: photoLink, gender })
      .from(employee)
      .where(activeOfCompany(ctx))
      .orderBy(firstName, lastName, id);
    const entries = await vacationRows(ctx, and(lte(vacation.from, `${year}-12-31`), gte(vacation.to, `${year}-01-01`)));
    return vacationEmployees(ctx, year, people, entries);
  },
});
