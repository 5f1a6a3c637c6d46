import { fullName } from '@paga/contract/full-name';
import { and, asc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { type BlockedBy, blockedImports } from '#core/import/undo.ts';
import { salary, salaryPeriod } from '#months/table.ts';
import { employee } from '#people/table.ts';
import { importRow } from './table.ts';

/** What blocks imports: months calculated with them, people edited since. */
export const blockedBy: BlockedBy = async (ctx, batchIds) => {
  const { blocked, addMonth, addPerson } = blockedImports();
  if (batchIds.length === 0) return blocked;
  for (const used of await usedMonths(ctx, batchIds)) addMonth(used.batchId, monthNamed(used));
  for (const edited of await editedPeople(ctx, batchIds)) addPerson(edited.batchId, fullName(edited));
  return blocked;
};

// A month has used a row when it holds a salary of the person that was calculated after it, of days from the first that the row touches on.
function usedMonths(ctx: InCompany, batchIds: readonly number[]) {
  const { year, month } = salaryPeriod;
  return ctx.tx
    .selectDistinct({ batchId: importRow.batchId, year, month })
    .from(importRow)
    .innerJoin(
      salary,
      and(
        scoped(ctx, salary),
        eq(salary.employeeId, importRow.employeeId),
        gte(salary.calculatedAt, importRow.savedAt),
      ),
    )
    .innerJoin(salaryPeriod, and(scoped(ctx, salaryPeriod), eq(salaryPeriod.id, salary.periodId)))
    .where(
      and(
        scoped(ctx, importRow),
        inArray(importRow.batchId, [...batchIds]),
        sql`make_date(${year}, ${month}, 1) + interval '1 month' > ${importRow.paidFrom}`,
      ),
    )
    .orderBy(asc(year), asc(month));
}

function editedPeople(ctx: InCompany, batchIds: readonly number[]) {
  const { firstName, lastName } = employee;
  return ctx.tx
    .select({ batchId: importRow.batchId, firstName, lastName })
    .from(importRow)
    .innerJoin(
      employee,
      and(scoped(ctx, employee), eq(employee.id, importRow.employeeId), isNull(employee.deletedAt)),
    )
    .where(
      and(
        scoped(ctx, importRow),
        inArray(importRow.batchId, [...batchIds]),
        ne(employee.version, importRow.version),
      ),
    )
    .orderBy(asc(employee.id));
}
