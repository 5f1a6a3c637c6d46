import { LeaveType } from '@paga/contract/shapes';
import { balanceOn } from '@paga/payroll';
import { and, count, gt, inArray } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import type { leaveAtEnd } from '#employees/public.ts';
import { vacation } from '../count/table.ts';
import { correctionsOf, firstLinkedYear, ledgerRules, personLedger } from './person-ledger.ts';
import { leaveCorrection } from './table.ts';
import { usedDaysOf } from './used-days.ts';

type Answers = typeof leaveAtEnd.ask;

const left: Answers['left'] = async (ctx, people, day) => {
  const year = Number(day.slice(0, 4));
  const employeeIds = people.map(({ id }) => id);
  const rules = await ledgerRules(ctx);
  const first = firstLinkedYear(rules.settings, year);
  const corrections = await correctionsOf(ctx, { first, last: year });
  const later = await ctx.tx
    .select({ employeeId: vacation.employeeId, leaves: count() })
    .from(vacation)
    .where(and(scoped(ctx, vacation), gt(vacation.from, day), inArray(vacation.employeeId, employeeIds)))
    .groupBy(vacation.employeeId);
  const booked = new Map(later.map((row) => [row.employeeId, row.leaves]));
  const used = await usedDaysOf(ctx, { first, last: year, employeeIds });
  const answer = new Map<number, { left: number; booked: number }>();
  for (const person of people) {
    const lines = personLedger(rules, person, {
      ...{ type: LeaveType.annual, first, last: year },
      used: used.of(person.id, LeaveType.annual),
      corrections,
    });
    answer.set(person.id, { left: balanceOn(lines, day), booked: booked.get(person.id) ?? 0 });
  }
  return answer;
};

const correct: Answers['correct'] = async (ctx, { employeeId, day, days, note }) => {
  await ctx.tx.insert(leaveCorrection).values({
    ...{ tenantId: ctx.companyId, employeeId, type: LeaveType.annual, date: day, days },
    ...{ cause: 'other', note, createdBy: ctx.actor.userId, createdAt: ctx.now },
  });
};

/** What the end of employment asks of the leave account. */
export const leaveOfLeavers: Answers = { left, correct };
