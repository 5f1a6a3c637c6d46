import { fullName } from '@paga/contract/full-name';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { closedMonths } from '#months/public.ts';
import { employee } from '#people/table.ts';
import { vacation } from '../count/table.ts';
import { leaveImportLine } from './table.ts';

/** Why an import cannot be undone: closed months (MM.yyyy) in which its leaves lie, people whose leave of it was changed since. */
type Blocked = { months: string[]; people: string[] };

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

/** What blocks each of these imports; one without an entry can be undone as far as its leaves go. */
export async function blockedImports(
  ctx: InCompany,
  importIds: readonly number[],
): Promise<Map<number, Blocked>> {
  const blocked = new Map<number, Blocked>();
  if (importIds.length === 0) return blocked;
  const leaves = await broughtLeaves(ctx, importIds);
  const days = leaves.flatMap((leave) => leave.days);
  const closed = new Set(await closedMonths(ctx, days));
  for (const leave of leaves) {
    const entry = blocked.get(leave.importId) ?? { months: [], people: [] };
    for (const month of new Set(leave.days.map((day) => day.slice(0, 7))))
      if (closed.has(month)) entry.months.push(month);
    if (leave.version > 1) entry.people.push(fullName(leave));
    blocked.set(leave.importId, entry);
  }
  return new Map([...blocked].flatMap(([id, entry]) => stated(id, entry)));
}

const stated = (id: number, { months, people }: Blocked): [number, Blocked][] => {
  if (months.length + people.length === 0) return [];
  const shown = [...new Set(months)].sort().map((month) => month.split('-').reverse().join('.'));
  return [[id, { months: shown, people: [...new Set(people)] }]];
};
