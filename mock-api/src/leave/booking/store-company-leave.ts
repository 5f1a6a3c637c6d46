import { fullName } from '@paga/contract/full-name';
import {
  type CompanyLeaveResult,
  storeCompanyLeave as call,
  type RefusedPerson,
  WIRE_LEAVE_TYPE,
} from '@paga/contract/leave';
import { holdCounting } from '#company/public.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { requireOpenMonths } from '#months/public.ts';
import { peopleById } from '#people/public.ts';
import { leaveRules } from '../count/leave-rules.ts';
import { vacation } from '../count/table.ts';
import type { Employee } from '../ledger/leave-person.ts';
import { checkLeave } from './booking.ts';

/** Books the same leave for several people at once: all of them, or nobody and a list of those who refuse it. */
export const storeCompanyLeave = write({
  call,
  load: (ctx, { body }) => lockedPeople(ctx, [...new Set(body.employeeIds)]),
  run: async (ctx, { body: { type, from, to, reason } }, people): Promise<CompanyLeaveResult> => {
    await holdCounting(ctx);
    const rules = await leaveRules(ctx, from, to);
    const refused: RefusedPerson[] = [];
    let days: string[] = [];
    for (const person of people) {
      const checked = await checkLeave(ctx, person, { type, from, to, reason }, rules);
      if ('reason' in checked)
        refused.push({ employeeId: person.id, employeeName: fullName(person), reason: checked.reason });
      else days = checked.days;
    }
    if (refused.length > 0) return { created: false, refused };
    await requireOpenMonths(ctx, days);
    const leave = { tenantId: ctx.companyId, type, from, to, reason, days, createdBy: ctx.actor.userId };
    const rows = await ctx.tx
      .insert(vacation)
      .values(people.map(({ id }) => ({ ...leave, employeeId: id })))
      .returning({ id: vacation.id });
    return { created: true, vacationIds: rows.map(({ id }) => id), workingDays: days.length };
  },
  audit: ({ answer, loaded, input: { body } }) => {
    if (!answer.created) return null;
    const { type, from, to, reason } = body;
    const people = loaded.map((person) => `${fullName(person)} (${person.id})`);
    return {
      page: 'vacations',
      type: 'createMany',
      about: { employee: firstNames(loaded.map(fullName)) },
      new: {
        ...{ type: WIRE_LEAVE_TYPE[type], from, to, ...(reason && { reason }) },
        ...{ workingDays: answer.workingDays, count: people.length, employees: people },
      },
    };
  },
});

/** So many people are named in the log's list; the whole list is in the line. */
const NAMED = 3;

function firstNames(names: readonly string[]): string {
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(', ') + (more > 0 ? ` +${more}` : '');
}

/** The people, locked in the order of their ids, so that two such bookings wait for each other; `NOT_FOUND` when one of them is not the company's. */
async function lockedPeople(ctx: InCompany, ids: readonly number[]): Promise<Employee[]> {
  const people = await peopleById(ctx, ids);
  if (people.size < ids.length) throw new DomainError('NOT_FOUND');
  return [...people.values()];
}
