import { VacationType } from '@paga/contract/shapes';
import { addDays, daysBetween, lastMaternityDay } from '@paga/payroll';
import { and, eq } from 'drizzle-orm';
import { type InCompany, own } from '#core/db/own-rows.ts';
import { vacation } from './table.ts';

/** First and last day of a stretch. */
export type Stretch = { from: string; to: string };

/**
 * The whole maternity leave an entry belongs to: entries that follow one another without a gap are one leave, so cutting a leave in two
 * starts neither the twelve months nor the six paid ones again.
 */
export function wholeLeave(entry: Stretch, others: readonly Stretch[]): Stretch {
  let { from, to } = entry;
  for (let grown = true; grown; ) {
    const before = others.find((other) => addDays(other.to, 1) === from);
    const after = others.find((other) => addDays(to, 1) === other.from);
    from = before?.from ?? from;
    to = after?.to ?? to;
    grown = before !== undefined || after !== undefined;
  }
  return { from, to };
}

/** The last day a maternity leave may have: 12 months by date, or fewer days where the company grants less than a year. */
export function lastGrantedDay(from: string, grantedCalendarDays: number): string {
  const byLaw = lastMaternityDay(from);
  const granted = addDays(from, grantedCalendarDays - 1);
  return daysBetween(granted, byLaw) > 1 ? granted : byLaw;
}

/** The maternity entries of an employee. */
export function maternityEntries(ctx: InCompany, employeeId: number): Promise<(Stretch & { id: number })[]> {
  return ctx.tx
    .select({ id: vacation.id, from: vacation.from, to: vacation.to })
    .from(vacation)
    .where(and(own(ctx, vacation), eq(vacation.employeeId, employeeId), eq(vacation.type, VacationType.maternity)));
}
