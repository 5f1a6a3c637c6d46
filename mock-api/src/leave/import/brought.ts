import { fullName } from '@paga/contract/full-name';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { type BlockedBy, blockedImports } from '#core/import/undo.ts';
import { closedMonths } from '#months/public.ts';
import { employee } from '#people/table.ts';
import { vacation } from '../count/table.ts';
import { leaveImportLine } from './table.ts';

/** The leaves of imports as they stand now; those that were deleted since are gone. */
export function broughtLeaves(ctx: InCompany, importIds: readonly number[]) {
  const { id, days, version, employeeId, type } = vacation;
  return ctx.tx
    .select({
      ...{ importId: leaveImportLine.importId, id, days, version, employeeId, type },
      ...{ firstName: employee.firstName, lastName: employee.lastName },
    })
    .from(leaveImportLine)
    .innerJoin(vacation, and(scoped(ctx, vacation), eq(vacation.id, leaveImportLine.vacationId)))
    .innerJoin(employee, eq(employee.id, vacation.employeeId))
    .where(and(scoped(ctx, leaveImportLine), inArray(leaveImportLine.importId, [...importIds])))
    .orderBy(asc(employee.id), asc(vacation.id));
}

/** What blocks imports, as far as their leaves go: closed months in which they lie, people whose leave of it was changed since. */
export const blockedBy: BlockedBy = async (ctx, importIds) => {
  const { blocked, addMonth, addPerson } = blockedImports();
  if (importIds.length === 0) return blocked;
  const leaves = await broughtLeaves(ctx, importIds);
  const days = leaves.flatMap((leave) => leave.days.map((day) => ({ day, importId: leave.importId })));
  const closed = new Set(
    await closedMonths(
      ctx,
      days.map(({ day }) => day),
    ),
  );
  for (const { day, importId } of days.sort((one, other) => one.day.localeCompare(other.day))) {
    const [year = '', month = ''] = day.split('-');
    if (closed.has(`${year}-${month}`)) addMonth(importId, `${month}.${year}`);
  }
  for (const leave of leaves) if (leave.version > 1) addPerson(leave.importId, fullName(leave));
  return blocked;
};
