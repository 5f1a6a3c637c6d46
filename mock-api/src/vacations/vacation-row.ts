import { VACATION_TYPE_NAME, type Vacation, type VacationTypeId } from '@paga/contract/vacations';
import { eq, type SQL, sql } from 'drizzle-orm';
import { employee } from '../employees/table.ts';
import type { Context } from '../http/context.ts';
import { vacation } from './table.ts';

const columns = {
  id: vacation.id,
  employeeId: vacation.employeeId,
  employeeName: sql<string>`${employee.firstName} || ' ' || ${employee.lastName}`,
  employeePhoto: employee.photo,
  from: vacation.from,
  to: vacation.to,
  typeId: sql<VacationTypeId>`${vacation.type}`,
  workingDays: sql<number>`${vacation.workingDays}`,
  version: vacation.version,
};

/** Leave entries as the wire shows them, the earliest first. */
export async function vacationRows({ tx }: Pick<Context, 'tx'>, where?: SQL): Promise<Vacation[]> {
  const rows = await tx
    .select(columns)
    .from(vacation)
    .innerJoin(employee, eq(employee.id, vacation.employeeId))
    .where(where)
    .orderBy(vacation.from, employee.firstName, employee.lastName, vacation.id);
  return rows.map((row) => ({ ...row, type: VACATION_TYPE_NAME[row.typeId] }));
}
