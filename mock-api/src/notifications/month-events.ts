import { addDays, parts } from '@paga/payroll';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { declarationDue, indexOf, monthOrBlank, recentMonths, type StoredMonth } from '#filing/public.ts';
import { closingTask, salaryPeriod, salaryVersion } from '#months/public.ts';
import { type Scope, TAX_TASKS, type UpcomingEvent } from './event.ts';
import { newsOf } from './news.ts';

/** How many days before payment, declaration and the payments to the tax administration a company is notified. */
const PAYMENT_DAYS = 3;
const DECLARATION_DAYS = 5;
const TAXES_DAYS = 3;

/** What the date of an event says apart: an event of the same kind, month and day is one. */
const event = (
  type: UpcomingEvent['type'],
  { year, month }: { year: number; month: number },
  date: string,
) => ({
  type,
  objectId: year * 100 + month,
  employeeId: null,
  date,
});

type Waited = StoredMonth & { taxed: boolean };

function nearDeadlines(month: Waited, today: string): UpcomingEvent[] {
  const due = declarationDue(month);
  const isNear = (date: string, days: number) => date >= today && date <= addDays(today, days);
  return [
    ...(!month.paid && isNear(month.paymentDate, PAYMENT_DAYS)
      ? [event('paymentDue', month, month.paymentDate)]
      : []),
    ...(!month.declared && isNear(due, DECLARATION_DAYS) ? [event('declarationDue', month, due)] : []),
    ...(!month.taxed && isNear(due, TAXES_DAYS) ? [event('taxesDue', month, due)] : []),
  ];
}

/** What is late, from the day after its deadline on: that day is the same on every later one, so this is said once. A month that was never calculated is only left open. */
function missedDeadlines(month: Waited, today: string): UpcomingEvent[] {
  const due = declarationDue(month);
  const isUnpaid = month.paymentDate < today && !month.paid;
  const isOver = due < today && month.state !== 'blank';
  const afterPayday = addDays(month.paymentDate, 1);
  return [
    ...(isUnpaid && month.state === 'closed' ? [event('paymentLate', month, afterPayday)] : []),
    ...(isOver && !month.declared ? [event('declarationLate', month, addDays(due, 1))] : []),
    ...(isOver && !month.taxed ? [event('taxesLate', month, addDays(due, 1))] : []),
    ...(month.state !== 'closed' && month.paymentDate < today
      ? [event('monthOpen', month, afterPayday)]
      : []),
  ];
}

const eventsOf = (month: Waited, today: string) => [
  ...nearDeadlines(month, today),
  ...missedDeadlines(month, today),
];

/** The closings whose contributions and tax are paid, or need not be, by the number of their month. */
async function taxedMonths(scope: Scope): Promise<ReadonlySet<number>> {
  const { year, month } = salaryPeriod;
  const rows = await scope.tx
    .select({ year, month })
    .from(closingTask)
    .innerJoin(salaryVersion, and(scoped(scope, salaryVersion), eq(salaryVersion.id, closingTask.versionId)))
    .innerJoin(salaryPeriod, and(scoped(scope, salaryPeriod), eq(salaryPeriod.id, salaryVersion.periodId)))
    .where(
      and(
        scoped(scope, closingTask),
        inArray(closingTask.task, [...TAX_TASKS]),
        isNull(salaryVersion.reopenedAt),
      ),
    )
    .groupBy(year, month)
    .having(sql`count(*) = ${TAX_TASKS.length}`);
  return new Set(rows.map(indexOf));
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

/** What a company is notified of about its salaries: deadlines that near or have passed, a month left open; and what happened with one. */
export async function monthEvents(scope: Scope): Promise<UpcomingEvent[]> {
  const [months, taxed] = [await waitedFor(scope), await taxedMonths(scope)];
  const yesterday = new Date(addDays(scope.today, -1));
  return [
    ...months.flatMap((month) => eventsOf({ ...month, taxed: taxed.has(indexOf(month)) }, scope.today)),
    ...(await newsOf(scope, yesterday)),
  ];
}
