import { civilDateOf } from '@paga/calendar';
import { addDays, parts } from '@paga/payroll';
import { and, eq, gte } from 'drizzle-orm';
import { declarationDue, indexOf, monthOrBlank, recentMonths, type StoredMonth } from '#filing/public.ts';
import { salaryPeriod } from '#months/public.ts';
import type { Scope, UpcomingEvent } from './event.ts';

/** How many days before payment and declaration a company is notified. */
const PAYMENT_DAYS = 3;
const DECLARATION_DAYS = 5;

type MonthType = Extract<
  UpcomingEvent['type'],
  'paymentDue' | 'declarationDue' | 'monthOpen' | 'monthClosed'
>;

/** What the date of an event says apart: an event of the same kind, month and day is one. */
const event = (type: MonthType, { year, month }: { year: number; month: number }, date: string) => ({
  type,
  objectId: year * 100 + month,
  employeeId: null,
  date,
});

function eventsOf(month: StoredMonth, today: string): UpcomingEvent[] {
  const due = declarationDue(month);
  const isNear = (date: string, days: number) => date >= today && date <= addDays(today, days);
  const isOpen = month.state !== 'closed';
  return [
    ...(!month.paid && isNear(month.paymentDate, PAYMENT_DAYS)
      ? [event('paymentDue', month, month.paymentDate)]
      : []),
    ...(!month.declared && isNear(due, DECLARATION_DAYS) ? [event('declarationDue', month, due)] : []),
    // Left open: its payment date has passed. The day after it is the same on every later day, so this is said once.
    ...(isOpen && month.paymentDate < today
      ? [event('monthOpen', month, addDays(month.paymentDate, 1))]
      : []),
  ];
}

/** Closings of yesterday and today: those before were notified of on their day. */
async function closings({ tx, companyId, today }: Scope): Promise<UpcomingEvent[]> {
  const { year, month, closedAt } = salaryPeriod;
  const rows = await tx
    .select({ year, month, closedAt })
    .from(salaryPeriod)
    .where(and(eq(salaryPeriod.tenantId, companyId), gte(closedAt, new Date(addDays(today, -1)))));
  return rows.flatMap((row) => (row.closedAt ? [event('monthClosed', row, civilDateOf(row.closedAt))] : []));
}

/** The months of salaries that are waited for: those of the last twelve that were calculated, this one and the one before even without salaries. */
async function waitedFor(scope: Scope): Promise<StoredMonth[]> {
  const months = await recentMonths(scope, scope.today);
  const now = indexOf(parts(scope.today));
  const started = [...months.keys()].some((index) => index < now);
  const stored = [...months].filter(([index]) => index <= now).map(([, month]) => month);
  const blank = started ? [now - 1, now].filter((index) => !months.has(index)) : [];
  return [...stored, ...(await Promise.all(blank.map((index) => monthOrBlank(scope, months, index))))];
}

/** What a company is notified of about its salaries: deadlines that near, a month left open, a month that was closed. */
export async function monthEvents(scope: Scope): Promise<UpcomingEvent[]> {
  const months = await waitedFor(scope);
  return [...months.flatMap((month) => eventsOf(month, scope.today)), ...(await closings(scope))];
}
