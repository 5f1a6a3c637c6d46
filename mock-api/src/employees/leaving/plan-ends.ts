import type { EndOfEmployment, EndRefusal } from '@paga/contract/employees';
import { DraftStatus } from '@paga/contract/shapes';
import { addDays, noticeOf, parts } from '@paga/payroll';
import { DomainError, found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { monthsTouched, type TouchedMonth } from '#months/public.ts';
import { type EmployeeRow, peopleById } from '#people/public.ts';
import { type LastSalary, lastSalaries, leaveAtEnd } from './ports.ts';
import { serviceSince } from './service-since.ts';

/** An end of one person's employment, worked out but not stored. */
export type EndPlan = {
  row: EmployeeRow;
  refusal: { code: EndRefusal; detail: string } | null;
  since: string | null;
  notice: ReturnType<typeof noticeOf>;
  leave: { left: number; paid: number; booked: number };
  salary: LastSalary | null;
  months: TouchedMonth[];
};

type Days = EndPlan['leave'];

function refusalOf(
  { draftStatus, contractStarted, expirationContract }: EmployeeRow,
  { lastDay }: EndOfEmployment,
  { left, paid }: Days,
  months: readonly TouchedMonth[],
): EndPlan['refusal'] {
  if (draftStatus === DraftStatus.draft || contractStarted === null) return { code: 'draft', detail: '' };
  if (lastDay < contractStarted) return { code: 'endBeforeStart', detail: contractStarted };
  if (expirationContract !== null && expirationContract < lastDay)
    return { code: 'contractEnded', detail: expirationContract };
  if (paid > Math.max(0, left)) return { code: 'tooManyDays', detail: `${Math.max(0, left)}` };
  const closed = months.filter((month) => month.closed);
  return closed.length === 0
    ? null
    : { code: 'monthClosed', detail: closed.map(({ name }) => name).join(', ') };
}

/** The calculated months that an end changes: the one of its last day where pay of it changes, and the later ones. */
async function monthsOf(ctx: Context, row: EmployeeRow, lastDay: string, paid: number, lock: boolean) {
  const end = row.expirationContract;
  if (paid === 0 && end !== null && end <= lastDay) return [];
  const from = paid > 0 ? lastDay : addDays(lastDay, 1);
  return monthsTouched(ctx, { from, to: null }, lock);
}

/**
 * What ending the employment of people does, in the order they were named. The preview shows it and the command stores it; `lock` keeps people and months as
 * they are until the transaction ends.
 */
export async function planEnds(ctx: Context, body: EndOfEmployment, lock: boolean): Promise<EndPlan[]> {
  const { lastDay, reason, noticeOn, settleLines } = body;
  // Months before people: closing takes them in this order too.
  if (lock) await monthsTouched(ctx, { from: lastDay, to: null }, true);
  const ids = body.people.map(({ employeeId }) => employeeId);
  const rows = await peopleById(ctx, ids, lock);
  if (rows.size !== ids.length) throw new DomainError('NOT_FOUND');
  const left = await leaveAtEnd.ask.left(ctx, [...rows.values()], lastDay);
  const plans: EndPlan[] = [];
  for (const { employeeId, leaveDays } of body.people) {
    const row = found(rows.get(employeeId));
    const own = left.get(row.id) ?? { left: 0, booked: 0 };
    const leave = { ...own, paid: leaveDays ?? Math.max(0, own.left) };
    const months = await monthsOf(ctx, row, lastDay, leave.paid, lock);
    const since = serviceSince(row);
    const openEnded = row.expirationContract === null;
    const notice = noticeOf({ reason, openEnded, since: since ?? lastDay, noticeOn, lastDay });
    const refusal = refusalOf(row, body, leave, months);
    plans.push({ row, refusal, since, notice, leave, salary: null, months });
  }
  const asked = plans
    .filter(({ refusal }) => refusal === null)
    .map(({ row, leave }) => ({ row, lastDay, leaveDays: leave.paid, settleLines }));
  const salaries = asked.length > 0 ? await lastSalaries.ask.of(ctx, parts(lastDay), asked) : new Map();
  return plans.map((plan) => ({ ...plan, salary: salaries.get(plan.row.id) ?? null }));
}
