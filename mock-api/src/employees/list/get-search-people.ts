import { getSearchPeople as call, type SearchPeople } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { EmployeeStatus } from '@paga/contract/shapes';
import { read } from '#core/http/handler.ts';
import { byName, employee, ofCompany, statusOn } from '#people/public.ts';

type Found = {
  id: number;
  firstName: string;
  lastName: string;
  personalNumber: string | null;
  occupation: string | null;
  employeeStatus: number;
};

/** People by columns, as they travel. */
export function inColumns(rows: readonly Found[]): SearchPeople {
  const positions = [...new Set(rows.flatMap(({ occupation }) => occupation ?? []))];
  const place = new Map(positions.map((name, at) => [name, at]));
  return {
    ids: rows.map(({ id }) => id),
    names: rows.map(fullName),
    numbers: rows.map(({ personalNumber }) => personalNumber ?? ''),
    positions,
    position: rows.map(({ occupation }) => place.get(occupation ?? '') ?? -1),
    inactive: rows.flatMap(({ employeeStatus }, at) =>
      employeeStatus === EmployeeStatus.active ? [] : [at],
    ),
  };
}

/** Everybody of the company by name, with what tells people of one name apart. */
export const getSearchPeople = read({
  call,
  replica: true,
  run: async (ctx) => {
    const { id, firstName, lastName, personalNumber, occupation } = employee;
    const { employeeStatus, expirationContract } = employee;
    const rows = await ctx.tx
      .select({
        ...{ id, firstName, lastName, personalNumber, occupation },
        ...{ employeeStatus, expirationContract },
      })
      .from(employee)
      .where(ofCompany(ctx))
      .orderBy(...byName());
    return inColumns(rows.map((row) => ({ ...row, employeeStatus: statusOn(row, ctx.today) })));
  },
});
