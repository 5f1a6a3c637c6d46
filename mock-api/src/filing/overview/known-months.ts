import type { DoneBefore, MonthBehind, RibbonMonth } from '@paga/contract/filing';
import { parts } from '@paga/payroll';
import { and, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { defaultPaymentDate } from '#company/public.ts';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { salaryPeriod, salaryVersion } from '#months/table.ts';
import { stepOfClosed } from '#payroll/public.ts';
import { declarationDue } from '../month/deadlines.ts';

/** A calculated month with its marks. */
export type StoredMonth = RibbonMonth & { paymentDate: string; before: DoneBefore };

/** How many months back something that is left undone is named. */
const LOOKS_BACK = 12;

/** A month as a number that grows with time. */
export const indexOf = ({ year, month }: CalendarMonth): number => year * 12 + month - 1;
/** The month of such a number. */
export const monthAt = (index: number): CalendarMonth => ({
  year: Math.floor(index / 12),
  month: (index % 12) + 1,
});

/** The months between two, that were ever calculated, by their number. */
async function storedMonths(ctx: InCompany, from: number, to: number): Promise<Map<number, StoredMonth>> {
  const { id, year, month, paymentDate, closedAt } = salaryPeriod;
  const { paidOn, declaredOn } = salaryVersion;
  const held = and(eq(salaryVersion.periodId, salaryPeriod.id), isNull(salaryVersion.reopenedAt));
  const ordinal = sql`${year} * 12 + ${month} - 1`;
  const rows = await ctx.tx
    .select({ id, year, month, paymentDate, closedAt, paidOn, declaredOn })
    .from(salaryPeriod)
    .leftJoin(salaryVersion, and(scoped(ctx, salaryVersion), held))
    .where(and(scoped(ctx, salaryPeriod), sql`${ordinal} between ${from} and ${to}`))
    .orderBy(ordinal);
  const open = rows.filter((row) => !row.closedAt).map((row) => row.id);
  const before = await doneBefore(ctx, open);
  return new Map(
    rows.map((row) => [
      indexOf(row),
      {
        year: row.year,
        month: row.month,
        state: row.closedAt ? 'closed' : 'open',
        paid: row.paidOn !== null,
        declared: row.declaredOn !== null,
        paymentDate: row.paymentDate,
        before: before.get(row.id) ?? NOTHING_DONE,
      },
    ]),
  );
}

const NOTHING_DONE: DoneBefore = { paid: null, declared: null };

/** When earlier closings of months that are open again were paid and declared, by the id of the month. */
async function doneBefore(ctx: InCompany, periodIds: readonly number[]): Promise<Map<number, DoneBefore>> {
  if (periodIds.length === 0) return new Map();
  const { periodId, paidOn, declaredOn, reopenedAt } = salaryVersion;
  const rows = await ctx.tx
    .select({ periodId, paid: max(paidOn), declared: max(declaredOn) })
    .from(salaryVersion)
    .where(and(scoped(ctx, salaryVersion), inArray(periodId, [...periodIds]), isNotNull(reopenedAt)))
    .groupBy(periodId);
  return new Map(rows.map(({ periodId: id, ...done }) => [id, done]));
}

const isLeft = (month: StoredMonth) => month.state === 'open' || stepOfClosed(month) !== 'done';

/**
 * The month to work on: the newest open one; else the newest closed one until it is paid and declared, at most until the month after it has ended; else the month
 * after it, once that has begun. A company that has calculated nothing begins with the month of today.
 */
export function currentIndex(months: ReadonlyMap<number, StoredMonth>, today: string): number {
  const now = indexOf(parts(today));
  const newestFirst = [...months].sort(([one], [other]) => other - one);
  const [open] = newestFirst.find(([, { state }]) => state === 'open') ?? [];
  if (open !== undefined) return open;
  const [newest] = newestFirst;
  if (!newest) return now;
  const [index, month] = newest;
  const isToDo = isLeft(month) && now <= index + 1;
  return isToDo ? index : Math.max(index, Math.min(index + 1, now));
}

/** The other months that wait for something, the oldest first; one that was left out between two that were calculated waits too. */
export function behindOf(months: ReadonlyMap<number, StoredMonth>, current: number): MonthBehind[] {
  const indexes = [...months.keys()];
  const [first, last] = [Math.min(...indexes), Math.max(...indexes)];
  const behind: MonthBehind[] = [];
  for (let index = first; index <= last; index++) {
    const stored = months.get(index);
    const { year, month } = monthAt(index);
    const due = declarationDue({ year, month });
    if (index === current) continue;
    const before = stored?.before ?? NOTHING_DONE;
    const waits = (next: MonthBehind['next'], by: string) =>
      behind.push({ year, month, next, due: by, before });
    if (!stored) waits('calculate', due);
    else if (stored.state === 'open') waits('close', stored.paymentDate);
    else if (!stored.paid) waits('pay', stored.paymentDate);
    else if (!stored.declared) waits('declare', due);
  }
  return behind;
}

/** The months of the year before and to the end of this one: those to work on and the ribbon of this year, read once. */
export async function recentMonths(ctx: InCompany, today: string): Promise<Map<number, StoredMonth>> {
  const now = indexOf(parts(today));
  return storedMonths(ctx, now - LOOKS_BACK, Math.max(now + 1, lastOf(parts(today).year)));
}

const lastOf = (year: number) => indexOf({ year, month: 12 });

/** Of these the months that may be worked on or be late: the last twelve, this one and the one after it. */
export function workedMonths(
  months: ReadonlyMap<number, StoredMonth>,
  today: string,
): Map<number, StoredMonth> {
  return new Map([...months].filter(([index]) => index <= indexOf(parts(today)) + 1));
}

/** The twelve months of a year; `recent` holds those of the year of today. */
export async function ribbonOf(
  ctx: InCompany & { today: string },
  year: number,
  recent: ReadonlyMap<number, StoredMonth>,
): Promise<RibbonMonth[]> {
  const first = indexOf({ year, month: 1 });
  const stored = year === parts(ctx.today).year ? recent : await storedMonths(ctx, first, lastOf(year));
  return Array.from({ length: 12 }, (_, at) => {
    const {
      paymentDate: _date,
      before: _before,
      ...known
    } = stored.get(first + at) ?? blankMonth(monthAt(first + at), '');
    return known;
  });
}

const blankMonth = (month: CalendarMonth, paymentDate: string): StoredMonth => ({
  ...month,
  state: 'blank',
  paid: false,
  declared: false,
  paymentDate,
  before: NOTHING_DONE,
});

/** A month as it is stored, or as it would begin. */
export async function monthOrBlank(
  ctx: InCompany,
  months: ReadonlyMap<number, StoredMonth>,
  index: number,
): Promise<StoredMonth> {
  return months.get(index) ?? blankMonth(monthAt(index), await defaultPaymentDate(ctx, monthAt(index)));
}
