import { fullName } from '@paga/contract/full-name';
import { getLeavePeople as call, type LeavePerson } from '@paga/contract/leave';
import { asc } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { activeOfCompany, byEmployee, byName, employee, employeeSector } from '#people/public.ts';

/** The active employees with their sectors. */
export const getLeavePeople = read({
  call,
  run: async (ctx): Promise<LeavePerson[]> => {
    const { id, firstName, lastName, occupation, contractStarted, gender } = employee;
    const people = await ctx.tx
      .select({ id, firstName, lastName, occupation, contractStarted, gender })
      .from(employee)
      .where(activeOfCompany(ctx))
      .orderBy(...byName());
    const { employeeId, sectorId } = employeeSector;
    const sectors = await ctx.tx
      .select({ employeeId, sectorId })
      .from(employeeSector)
      .where(scoped(ctx, employeeSector))
      .orderBy(asc(sectorId));
    const sectorsOf = byEmployee(sectors);
    return people.map((person) => ({
      id: person.id,
      name: fullName(person),
      occupation: person.occupation,
      contractStarted: person.contractStarted,
      gender: person.gender,
      sectorIds: (sectorsOf.get(person.id) ?? []).map((row) => row.sectorId),
    }));
  },
});
