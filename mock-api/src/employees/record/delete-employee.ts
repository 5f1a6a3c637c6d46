import { deleteEmployee as call } from '@paga/contract/employees';
import { and, eq } from 'drizzle-orm';
import { write } from '#core/http/handler.ts';
import { aboutEmployee, employeeOf, ofCompany } from '#people/public.ts';
import { employee } from '#people/table.ts';

/** Deletes an employee; months already calculated keep the person. Taking back an import goes this way too. */
export const deleteEmployee = write({
  call,
  load: (ctx, { query }) => employeeOf(ctx, query.employeeId),
  run: async (ctx, _, { id }) => {
    await ctx.tx
      .update(employee)
      .set({ deletedAt: ctx.now })
      .where(and(ofCompany(ctx), eq(employee.id, id)));
    return undefined;
  },
  audit: ({ loaded: { id, firstName, lastName, personalNumber } }) => ({
    page: 'employees',
    type: 'delete',
    objectId: id,
    about: aboutEmployee({ firstName, lastName }),
    old: { firstName, lastName, personalNumber },
  }),
});
