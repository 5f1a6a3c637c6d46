import type { CalendarMonth } from '#core/calendar-month.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import { findPeriod } from '#months/public.ts';
import { rowsOfPeriod } from '../rows/month-rows.ts';
import { sectorsOf } from '../rows/sectors-of.ts';

/** The salaries of a calculated month by name, and the sectors that each person works in. */
export async function foremanPeople(ctx: InCompany, month: CalendarMonth) {
  const period = await findPeriod(ctx, month);
  if (!period) throw new DomainError('NO_SALARIES');
  const { sectors, links } = await sectorsOf(ctx);
  const rows = await rowsOfPeriod(ctx, period.id);
  return {
    sectors,
    people: rows.map((row) => ({
      row,
      sectorIds: (links.get(row.employeeId) ?? []).map(({ sectorId }) => sectorId),
    })),
  };
}
export type ForemanPerson = Awaited<ReturnType<typeof foremanPeople>>['people'][number];
