import { inForce, monthEnd, monthStart, type RecurringLine } from '@paga/payroll';
import { and, asc, gte, isNull, lte, or } from 'drizzle-orm';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { recurringLine } from './table.ts';
import { takenBeside } from './taken-lines.ts';

/** The recurring lines of everybody in a month, as a calculation gets them; one whose total is taken is none any more. */
export async function linesOfMonth(
  ctx: InCompany,
  month: CalendarMonth,
): Promise<ReadonlyMap<number, readonly RecurringLine[]>> {
  const [first, last] = [monthStart(month.year, month.month), monthEnd(month.year, month.month)];
  const { startsOn, endsOn } = recurringLine;
  const rows = await ctx.tx
    .select()
    .from(recurringLine)
    .where(and(scoped(ctx, recurringLine), lte(startsOn, last), or(isNull(endsOn), gte(endsOn, first))))
    .orderBy(asc(recurringLine.id));
  const taken = rows.some(({ total }) => total !== null) ? await takenBeside(ctx, month) : new Map();
  const lines = new Map<number, RecurringLine[]>();
  for (const { id, employeeId, name, field, rates, total, order, ...row } of rows) {
    const owed = total === null ? null : total - (row.paidBefore ?? 0) - (taken.get(id) ?? 0);
    const rate = inForce(
      rates.map((one) => ({ ...one, validFrom: one.from })),
      last,
    );
    if (!rate || (owed !== null && owed <= 0)) continue;
    const { amount, share } = rate;
    lines.set(employeeId, [
      ...(lines.get(employeeId) ?? []),
      {
        ...{ id, name, field, order, amount, share, owed },
        ...(row.kindId === null ? {} : { kindId: row.kindId }),
        ...(row.debt === 'garnishment' ? { garnished: true } : {}),
      },
    ]);
  }
  return lines;
}
