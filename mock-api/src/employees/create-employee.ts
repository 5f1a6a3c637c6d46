import type { NewEmployee } from '@paga/contract/employees';
import { type CreateEmployee, createEmployee as call } from '@paga/contract/employees';
import type { Context } from '../http/context.ts';
import { found, invalidField } from '../http/domain-error.ts';
import { write } from '../http/verb.ts';
import { checkedEmployee } from './check-employee.ts';
import { insertEmployees } from './insert-employees.ts';
import { namesByPersonalNumber } from './of-company.ts';

/** Creates one employee; the rows of an import come this way one by one. */
export const createEmployee = write({
  call,
  load: async (ctx, { body }): Promise<NewEmployee> => {
    const person = checkedEmployee(withoutComputed(body), ctx.today);
    await refuseTwice(ctx, person.personalNumber);
    return person;
  },
  run: async (ctx, _, person) => ({ id: found((await insertEmployees(ctx, [person]))[0]) }),
  audit: ({ loaded, answer }) => ({ page: 'employees', type: 'create', objectId: answer.id, new: loaded }),
});

// What a client computed is accepted and ignored: the server computes (rules of the create payload).
function withoutComputed(body: CreateEmployee): NewEmployee {
  const { userId, nettoSalary, tax, contribution, unchangableBrutto, healthInsuranceValue, ...person } = body;
  return person;
}

async function refuseTwice(ctx: Context, personalNumber: string | null | undefined): Promise<void> {
  const saved = personalNumber ? (await namesByPersonalNumber(ctx, [personalNumber])).get(personalNumber) : undefined;
  if (saved) throw invalidField('personalNumber', 'idNumberSaved', 'An employee with this personal number is saved already');
}
