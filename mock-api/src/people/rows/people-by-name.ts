import type { InCompany } from '#core/db/scoped-rows.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { employee } from '../table.ts';

/** The people of the company by name, deleted ones too, to be joined as `people`. */
export const peopleByName = (ctx: InCompany) =>
  ctx.tx
    .select({ id: employee.id, firstName: employee.firstName, lastName: employee.lastName })
    .from(employee)
    .where(scoped(ctx, employee))
    .as('people');
