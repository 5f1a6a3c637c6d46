import { fullName } from '@paga/contract/full-name';
import { and, asc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { salary, salaryPeriod } from '#months/table.ts';
import { employee } from '#people/table.ts';
import { importRow } from './table.ts';

/** Why an import cannot be undone: months (MM.yyyy) calculated with it, people edited since. */
export type Blocked = { months: string[]; people: string[] };

/** What blocks each of these imports; one without an entry can be undone. */
export async function blockedBy(ctx: InCompany, batchIds: readonly number[]): Promise<Map<number, Blocked>> {
  const blocked = new Map<number, Blocked>();
  const at = (batchId: number): Blocked => {
    const entry = blocked.get(batchId) ?? { months: [], people: [] };
    blocked.set(batchId, entry);
    return entry;
  };
  for (const used of await usedMonths(ctx, batchIds)) at(used.batchId).months.push(monthNamed(used));
  for (const edited of await editedPeople(ctx, batchIds)) at(edited.batchId).people.push(fullName(edited));
  return blocked;
}

// A month has used a row when it holds a salary of the person that was calculated after it, of days from the first that the row touches on.
function usedMonths(ctx: InCompany, batchIds: readonly number[]) {
  const { year, month } = salaryPeriod;
  if (batchIds.length === 0) return Promise.resolve([]);
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
  if (batchIds.length === 0) return Promise.resolve([]);
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
