import { LeaveType } from '@paga/contract/shapes';
import { balanceOn } from '@paga/payroll';
import { and, inArray } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { mapInTurns } from '#core/turns.ts';
import { employee } from '#people/public.ts';
import { settingOfYear } from '../count/leave-rules.ts';
import { correctionsOf, firstLinkedYear, ledgerRules, personLedger } from './person-ledger.ts';
import { usedUntil } from './used-days.ts';

/** Annual leave of a calendar year at the end of a day: `given` with what was carried, corrected and expired, `left` is `given` without `used`. */
export type LeaveLeft = { given: number; used: number; left: number };

/** The annual leave of some people at the end of a day; nobody has any in a year without a setting. */
export async function leaveLeftOn(
  ctx: InCompany,
  employeeIds: readonly number[],
  day: string,
): Promise<Map<number, LeaveLeft>> {
  const year = Number(day.slice(0, 4));
  const rules = await ledgerRules(ctx);
  if (employeeIds.length === 0 || !settingOfYear(rules.settings, year)) return new Map();
  const first = firstLinkedYear(rules.settings, year);
  const corrections = await correctionsOf(ctx, { first, last: year });
  const used = await usedUntil(ctx, { first, day, employeeIds });
  const people = await ctx.tx
    .select()
    .from(employee)
    .where(and(scoped(ctx, employee), inArray(employee.id, [...employeeIds])));
  const lefts = await mapInTurns(people, (person): [number, LeaveLeft] => {
    const lines = personLedger(rules, person, {
      ...{ type: LeaveType.annual, first, last: year, corrections },
      used: used.of(person.id, LeaveType.annual),
    });
    const left = balanceOn(lines, day);
    const taken = lines
      .filter((line) => line.year === year && line.kind === 'used' && line.date <= day)
      .reduce((sum, { days }) => sum - days, 0);
    return [person.id, { given: left + taken, used: taken, left }];
  });
  return new Map(lefts);
}
