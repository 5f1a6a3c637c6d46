import { monthStart, toEuro } from '@paga/payroll';
import { monthNamed } from '#core/calendar-month.ts';
import { invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { type DaySpan, monthsTouched, type TouchedMonth } from '#months/public.ts';
import type { StoredLine } from './line-rows.ts';
import { monthsOf } from './taken-lines.ts';

/** The span of a line. */
export const spanOf = ({ startsOn, endsOn }: Pick<StoredLine, 'startsOn' | 'endsOn'>): DaySpan => ({
  from: startsOn,
  to: endsOn,
});

const firstDay = ({ year, month }: { year: number; month: number }) => monthStart(year, month);
const isIn = (day: string, { from, to }: DaySpan) => day >= from && (to === null || day <= to);
const closed = (path: string, months: readonly { year: number; month: number }[]) =>
  invalidField(path, 'monthClosed', months.map(monthNamed).join(', '));

/** The closed months of a span; all of its months are locked, so that none is closed meanwhile. */
export async function closedIn(ctx: Context, span: DaySpan): Promise<TouchedMonth[]> {
  return (await monthsTouched(ctx, span, true)).filter((month) => month.closed);
}

/** The closed months that have a line, and what they took in all, in cents. */
export async function closedWith(ctx: Context, line: StoredLine) {
  const months = (await monthsOf(ctx, line)).filter((month) => month.closed);
  const taken = months.reduce((sum, month) => sum + Math.round(month.taken * 100), 0);
  return { months, last: months[0] ? firstDay(months[0]) : null, taken };
}
type ClosedWith = Awaited<ReturnType<typeof closedWith>>;

/** A closed month keeps the lines it was calculated with: none of them may come into it or leave it. */
export function refuseMoved(
  before: DaySpan,
  after: DaySpan,
  { all, having }: { all: readonly TouchedMonth[]; having: ClosedWith['months'] },
): void {
  const entered = all.filter((month) => isIn(firstDay(month), after) && !isIn(firstDay(month), before));
  const left = having.filter((month) => !isIn(firstDay(month), after));
  for (const months of [entered, left]) {
    const [one] = months;
    if (one) throw closed(firstDay(one) < before.from || firstDay(one) < after.from ? 'from' : 'to', months);
  }
}

/** What a line that closed months have cannot become: one of another field, or with a total below what was taken. */
export function refuseTaken(
  line: StoredLine,
  fresh: Pick<StoredLine, 'field' | 'total' | 'paidBefore'>,
  { months, taken }: ClosedWith,
): void {
  if (months.length > 0 && fresh.field !== line.field)
    throw invalidField('field', 'lineTaken', 'Closed months have the line in another field');
  const paid = taken + (fresh.paidBefore ?? 0);
  if (fresh.total !== null && fresh.total < paid)
    throw invalidField('total', 'totalTaken', String(toEuro(paid)));
}
