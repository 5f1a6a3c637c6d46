import { changeRecurringLine as call, type LineForm } from '@paga/contract/employees';
import { addMonths } from '@paga/payroll';
import { and, eq } from 'drizzle-orm';
import { monthNamed, sortableMonth } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { found, invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { employeeOf } from '#people/public.ts';
import { closedIn, closedWith, refuseMoved, refuseTaken, spanOf } from './closed-months-of-line.ts';
import {
  columnsOf,
  firstOf,
  lineFacts,
  lineOf,
  lockedLine,
  rateOf,
  requireKind,
  type StoredLine,
  wireLine,
} from './line-rows.ts';
import { recurringLine, type StoredRate } from './table.ts';

type Closed = Awaited<ReturnType<typeof closedWith>>;

const same = (one: StoredRate, other: StoredRate) =>
  one.amount === other.amount && Number(one.share) === Number(other.share);

/** The rates with what the form asks for from its month on. Months that are closed keep theirs. */
function ratesAfter(
  ctx: Context,
  { line, closed, startsOn }: { line: StoredLine; closed: Closed; startsOn: string },
  form: LineForm,
  since: string | null,
): StoredRate[] {
  const free = closed.last === null ? startsOn : addMonths(closed.last, 1);
  const asked = since === null ? free : firstOf(since);
  const from = asked < startsOn ? startsOn : asked;
  const fresh = rateOf(ctx, form, from);
  // Without a month the form says again what holds today: what is entered for later stays.
  const day = since === null ? ctx.today : from;
  const known = line.rates.findLast((one) => one.from <= day) ?? line.rates[0];
  const later = since !== null && line.rates.some((one) => one.from > from);
  if (known && !later && same(known, fresh))
    return line.rates.map((one, index) => (index === 0 ? { ...one, from: startsOn } : one));
  const kept = line.rates.filter((one) => one.from < from && from > startsOn);
  const fixed = closed.months.filter((month) => firstOf(`${sortableMonth(month)}-01`) >= from);
  if (fixed.length > 0) throw invalidField('since', 'monthClosed', fixed.map(monthNamed).join(', '));
  return [...kept, fresh];
}

/** Changes a line: another amount or share from a month on, the rest for all open months. */
export const changeRecurringLine = write({
  call,
  load: async (ctx, { body: { id, version, line: form, since = null } }) => {
    const seen = await lineOf(ctx, id);
    const columns = columnsOf(form, seen);
    await requireKind(ctx, columns, seen.kindId);
    // Months before the line: the order in which a closing locks.
    const [from = seen.startsOn] = [seen.startsOn, columns.startsOn].sort();
    const all = await closedIn(ctx, { from, to: null });
    const line = await lockedLine(ctx, id, version);
    const closed = await closedWith(ctx, line);
    refuseTaken(line, columns, closed);
    refuseMoved(spanOf(line), spanOf(columns), { all, having: closed.months });
    const rates = ratesAfter(ctx, { line, closed, startsOn: columns.startsOn }, form, since);
    return { person: await employeeOf(ctx, line.employeeId), line, closed, fresh: { ...columns, rates } };
  },
  run: async (ctx, { body: { id } }, { line, closed, fresh }) => {
    const [row] = await ctx.tx
      .update(recurringLine)
      .set({ ...fresh, version: line.version + 1 })
      .where(and(scoped(ctx, recurringLine), eq(recurringLine.id, id)))
      .returning();
    return wireLine(found(row), closed.taken, ctx.today);
  },
  audit: ({ ctx, input: { body }, loaded: { person, line, closed }, answer }) =>
    lineFacts('changeRecurringLine', person, {
      old: wireLine(line, closed.taken, ctx.today),
      // What is entered for a later month is not in force yet, and is what was changed.
      fresh: { ...answer, amount: body.line.amount, share: body.line.share },
    }),
});
