import { fullName } from '@paga/contract/full-name';
import type { LeaveTypeId } from '@paga/contract/leave';
import { groupedBy, type LedgerLine, lowestBalance } from '@paga/payroll';
import { max, min } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { vacation } from '../count/table.ts';
import type { Employee } from '../ledger/leave-person.ts';
import { correctionsOf, ledgerRules, personLedger, type StoredCorrection } from '../ledger/person-ledger.ts';
import { leaveCorrection } from '../ledger/table.ts';
import { usedDaysOf } from '../ledger/used-days.ts';

/** A line of a balance that is undone. */
type UndoneLine = Omit<StoredCorrection, 'note' | 'createdBy'>;
type Years = { first: number; last: number };

/** Who has booked days that stand on these lines of balances: without them an account falls below 0, or further below. */
export async function peopleWithoutDays(
  ctx: Context,
  people: readonly Employee[],
  lines: readonly UndoneLine[],
): Promise<string[]> {
  if (lines.length === 0) return [];
  const years = await yearsOf(ctx);
  const rules = await ledgerRules(ctx);
  const corrections = groupedBy(await correctionsOf(ctx, years), ({ employeeId }) => employeeId);
  const taken = groupedBy(lines, ({ employeeId }) => employeeId);
  const short: Employee[] = [];
  for (const person of people) {
    const own = taken.get(person.id);
    if (!own) continue;
    const used = await usedDaysOf(ctx, { ...years, employeeId: person.id });
    const [before = [], ids] = [corrections.get(person.id), new Set(own.map(({ id }) => id))];
    const lowest = (type: LeaveTypeId, kept: readonly StoredCorrection[]) =>
      lowestIn(
        personLedger(rules, person, { type, ...years, used: used.of(person.id, type), corrections: kept }),
        years,
      );
    const without = before.filter(({ id }) => !ids.has(id));
    const types = [...new Set(own.map(({ type }) => type))];
    if (types.some((type) => lowest(type, without) < Math.min(lowest(type, before), 0))) short.push(person);
  }
  return short.map(fullName);
}

/** The lowest any year's account is; days that an event of the law gives are no part of it. */
function lowestIn(ledger: readonly LedgerLine[], { first, last }: Years): number {
  const own = ledger.filter(({ cause }) => cause !== 'event');
  return Math.min(...Array.from({ length: last - first + 1 }, (_, at) => lowestBalance(own, first + at)));
}

/** The years in which anybody has leave or a corrected balance. */
async function yearsOf(ctx: Context): Promise<Years> {
  const [leaves] = await ctx.tx
    .select({ first: min(vacation.from), last: max(vacation.to) })
    .from(vacation)
    .where(scoped(ctx, vacation));
  const [balances] = await ctx.tx
    .select({ first: min(leaveCorrection.date), last: max(leaveCorrection.date) })
    .from(leaveCorrection)
    .where(scoped(ctx, leaveCorrection));
  const days = [leaves, balances].flatMap((one) => [one?.first ?? [], one?.last ?? []].flat()).sort();
  const yearOf = (day: string | undefined) => Number((day ?? ctx.today).slice(0, 4));
  return { first: yearOf(days[0]), last: yearOf(days.at(-1)) };
}
