import { endEmployment as call, type EndOfEmployment } from '@paga/contract/employees';
import { EmployeeStatus } from '@paga/contract/shapes';
import { toEuro } from '@paga/payroll';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { aboutEmployee, updateEmployee } from '#people/public.ts';
import { endLines } from './end-lines.ts';
import { type EndPlan, planEnds } from './plan-ends.ts';
import { leaveAtEnd } from './ports.ts';
import { employmentEnd } from './table.ts';
import { wireEnd } from './wire-end.ts';

/** Ends the employment of people in one transaction: contract, lines, unused leave, and what it takes to take it back. */
export const endEmployment = write({
  call,
  load: async (ctx, { body }) => {
    const plans = await planEnds(ctx, body, true);
    const seen = new Map(body.people.map(({ employeeId, version }) => [employeeId, version]));
    if (plans.some(({ row }) => row.version !== seen.get(row.id))) throw new DomainError('CONFLICT');
    refuse(plans);
    return plans;
  },
  run: async (ctx, { body }, plans) => {
    for (const plan of plans) await store(ctx, body, plan);
    return plans.map((plan) => wireEnd(plan, body.lastDay));
  },
  audit: ({ input: { body }, loaded }) =>
    loaded.map(({ row, notice, leave, salary }) => ({
      page: 'employees',
      type: 'endEmployment',
      objectId: row.id,
      about: aboutEmployee(row),
      old: { expirationContract: row.expirationContract, employeeStatus: row.employeeStatus },
      new: {
        ...{ expirationContract: body.lastDay, employeeStatus: EmployeeStatus.inactive },
        ...{ endReason: body.reason, noticeOn: body.noticeOn, noticeDays: notice.days },
        ...{ leaveDays: leave.paid, leavePay: toEuro(salary?.leavePay ?? 0) },
      },
    })),
});

function refuse(plans: readonly EndPlan[]): void {
  const fields = plans.flatMap(({ refusal }, index) =>
    refusal ? [{ path: `people.${index}`, code: refusal.code, message: refusal.detail }] : [],
  );
  if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields });
}

// What stands beside the days in the account of leave, and names the line on payslip and journal.
const WORDS = {
  sq: { note: 'Paguar në fund të punësimit', line: 'Pushim i pashfrytëzuar' },
  en: { note: 'Paid out at the end of employment', line: 'Unused leave' },
};

async function store(ctx: Context, body: EndOfEmployment, { row, notice, leave, salary }: EndPlan) {
  const { lastDay, reason, noticeOn, settleLines } = body;
  const { note, line } = WORDS[ctx.actor.language];
  const amount = salary?.leavePay ?? 0;
  await updateEmployee(ctx, row, {
    expirationContract: lastDay,
    employeeStatus: EmployeeStatus.inactive,
  });
  if (leave.paid > 0)
    await leaveAtEnd.ask.correct(ctx, { employeeId: row.id, day: lastDay, days: -leave.paid, note });
  const before = {
    expirationContract: row.expirationContract,
    employeeStatus: row.employeeStatus,
    ...(await endLines(ctx, row.id, { lastDay, settleLines, leavePay: { name: line, amount } })),
  };
  await ctx.tx.insert(employmentEnd).values({
    ...{ tenantId: ctx.companyId, employeeId: row.id, lastDay, reason, noticeOn },
    ...{ noticeDays: notice.days, leaveDays: leave.paid, leaveCents: amount, before },
    ...{ createdBy: ctx.actor.userId, createdAt: ctx.now },
  });
}
