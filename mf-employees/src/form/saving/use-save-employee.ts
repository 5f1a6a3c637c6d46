import { call, isApiError } from '@paga/client';
import { createEmployee, type Employee, getEmployee, updateEmployee } from '@paga/contract/employees';
import type { DraftStatus } from '@paga/contract/shapes';
import { useCompany } from '@paga/platform';
import { useQueryClient } from '@tanstack/react-query';
import { refreshEmployees } from '#refresh-employees.ts';
import { type EmployeeValues, personOf } from '#values/employee-values.ts';

/** Reads anew whatever shows employees. */
export function useRefreshEmployees(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => refreshEmployees(client);
}

/** What the second of two who edit at once is shown: the state on the server now. */
export class ConflictError extends Error {
  readonly theirs: Employee;
  constructor(theirs: Employee) {
    super('somebody else has saved this employee');
    this.theirs = theirs;
  }
}

/** Saves a form and gives the employee's id. Throws `ConflictError` when somebody else has saved since `base` was read. */
export function useSaveEmployee() {
  const { id: userId } = useCompany();
  const refresh = useRefreshEmployees();
  return async (
    base: Employee | null,
    values: EmployeeValues,
    draftStatus: DraftStatus,
    attachmentIds: number[],
    leavesMonths: boolean,
  ): Promise<number> => {
    const person = { ...personOf(values, draftStatus), attachmentIds };
    if (!base) {
      const { id } = await call(createEmployee, { body: { ...person, userId } });
      await refresh();
      return id;
    }
    const edit = {
      ...person,
      version: base.version,
      leavesMonths,
      ...(values.validFrom && { validFrom: values.validFrom }),
    };
    try {
      await call(updateEmployee, { body: { userId, employeeId: base.id, employee: JSON.stringify(edit) } });
    } catch (error) {
      if (isApiError(error, 'CONFLICT'))
        throw new ConflictError(await call(getEmployee, { query: { employeeId: base.id } }));
      throw error;
    }
    await refresh();
    return base.id;
  };
}
