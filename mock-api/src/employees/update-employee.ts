import { updateEmployee as call } from '@paga/contract/employees';
import { write } from '../http/verb.ts';
import { checkedEmployee } from './check-employee.ts';
import { withoutComputed } from './create-employee.ts';
import { auditOfEdit, prepareEdit, storeEdit } from './store-edit.ts';

/** Saves an edited employee: what the pay depends on from a day on, the rest at once. */
export const updateEmployee = write({
  call,
  load: (ctx, { body: { employeeId, employee } }) => {
    const { validFrom, version, ...form } = employee;
    return prepareEdit(ctx, { employeeId, version, validFrom }, () => checkedEmployee(withoutComputed(form), ctx.today, true));
  },
  run: (ctx, _, prepared) => storeEdit(ctx, prepared),
  audit: ({ loaded, answer }) => auditOfEdit(loaded, answer),
});
