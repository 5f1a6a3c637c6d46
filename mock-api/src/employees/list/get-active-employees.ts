import { getActiveEmployees as call } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { read } from '#core/http/handler.ts';
import { activeOfCompany, byName, employee } from '#people/public.ts';

/** Ids and names of the active employees. */
export const getActiveEmployees = read({
  call,
  run: async (ctx) => {
    const { id, firstName, lastName } = employee;
    const rows = await ctx.tx
      .select({ id, firstName, lastName })
      .from(employee)
      .where(activeOfCompany(ctx))
      .orderBy(...byName());
    return rows.map((row) => ({ id: row.id, name: fullName(row) }));
  },
});
