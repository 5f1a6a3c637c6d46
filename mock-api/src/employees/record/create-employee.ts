import { type CreateEmployee, createEmployee as call, type NewEmployee } from '@paga/contract/employees';
import { SalaryPaymentType } from '@paga/contract/shapes';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { aboutEmployee, setFirstBase } from '#people/public.ts';
import { projectGross } from '../shares/project-pay.ts';
import { requireShares } from '../shares/require-shares.ts';
import { checkedEmployee } from './check-employee.ts';
import { insertEmployees } from './insert-employees.ts';

/** Creates one employee. The rows of an import come this way one by one, naming it: of them a phone and an occupation are not asked. */
export const createEmployee = write({
  call,
  load: async (ctx, { body }): Promise<NewEmployee> => {
    const { userId: _, importId, ...form } = body;
    const typed = importId === undefined ? {} : null;
    const person = checkedEmployee(withoutComputed(form), ctx.today, typed);
    await requireShares(ctx, person.projectBudgetLines);
    return person;
  },
  run: async (ctx, { body: { importId } }, person) => {
    const forImport = importId === undefined ? undefined : { importId, now: ctx.now };
    const id = found((await insertEmployees(ctx, [person], forImport))[0]);
    if (person.salaryPaymentType === SalaryPaymentType.project) await storeFirstGross(ctx, id);
    return { id };
  },
  audit: ({ loaded, answer }) => ({
    page: 'employees',
    type: 'create',
    objectId: answer.id,
    about: aboutEmployee(loaded),
    new: loaded,
  }),
});

/** A form without what a client computed: that is accepted and ignored, the server computes (rules of the create payload). */
export function withoutComputed(body: Omit<CreateEmployee, 'userId' | 'importId'>): NewEmployee {
  const { nettoSalary, tax, contribution, unchangableBrutto, healthInsuranceValue, ...person } = body;
  return person;
}

// The first gross of somebody paid by project is what the lines pay, whatever a client computed.
async function storeFirstGross(ctx: Context, employeeId: number): Promise<void> {
  await setFirstBase(ctx, employeeId, await projectGross(ctx, employeeId));
}
