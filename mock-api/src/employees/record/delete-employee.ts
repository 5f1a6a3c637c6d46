import { deleteEmployee as call } from '@paga/contract/employees';
import { write } from '#core/http/handler.ts';
import { aboutEmployee, deleteEmployees, employeeOf } from '#people/public.ts';

/** Deletes an employee; months already calculated keep the person. Taking back an import goes this way too. */
export const deleteEmployee = write({
  call,
  load: (ctx, { query }) => employeeOf(ctx, query.employeeId),
  run: async (ctx, _, { id }) => {
    await deleteEmployees(ctx, [id]);
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
