import { accessTable } from '@paga/contract/access-table';
import { globalSearch as call } from '@paga/contract/employees';
import { read } from '#core/http/handler.ts';
import { findEmployees } from './find-employees.ts';

/** Searches what the caller may see of one company. */
export const globalSearch = read({
  call,
  replica: true,
  run: async (ctx, { query }) => {
    const maySeeEmployees = accessTable.getEmployeesByStatus.roles.includes(ctx.actor.roleId);
    return maySeeEmployees ? findEmployees(ctx, query.searchTerm) : [];
  },
});
