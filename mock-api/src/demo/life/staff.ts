import type { NewEmployee } from '@paga/contract/employees';
import { changeEmployees, createEmployee, getEmployee, updateEmployee } from '@paga/contract/employees';
import type { CivilDate } from '@paga/contract/shapes';
import { formOf } from '#employees/public.ts';
import type { Clerk } from './clerk.ts';

/** Takes somebody on. */
export async function hire(clerk: Clerk, form: NewEmployee): Promise<number> {
  const { id } = await clerk.call(createEmployee, { body: { userId: clerk.companyId, ...form } });
  return id;
}

/** Changes somebody's form, what the pay depends on from a day on. */
export async function change(
  clerk: Clerk,
  employeeId: number,
  values: Partial<NewEmployee>,
  validFrom?: CivilDate,
): Promise<void> {
  const saved = await clerk.call(getEmployee, { query: { employeeId } });
  const employee = JSON.stringify({ ...formOf(saved), ...values, validFrom, version: saved.version });
  await clerk.call(updateEmployee, { body: { userId: clerk.companyId, employeeId, employee } });
}

/** Somebody leaves after a last day. */
export async function leave(clerk: Clerk, employeeIds: readonly number[], lastDay: CivilDate): Promise<void> {
  const body = { userId: clerk.companyId, employeeIds: [...employeeIds], lastDay };
  await clerk.call(changeEmployees, { body: { ...body, action: 'deactivate' } });
}
