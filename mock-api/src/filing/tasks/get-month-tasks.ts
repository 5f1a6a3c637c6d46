import { getMonthTasks as call, type MonthTasks } from '@paga/contract/filing';
import type { CalendarMonth } from '#core/calendar-month.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { tasksOfVersions, versionsOf, wireVersions } from '#payroll/public.ts';
import { confirmationsOf, wireConfirmations } from '../confirmations/kept-confirmations.ts';
import { findMonth } from '../month/closed-month.ts';
import { receiptName } from '../month/file-names.ts';
import { handedOut } from '../month/handed-out.ts';
import { monthCorrections } from '../review/corrections.ts';
import { isMonthDone, monthTasks } from './month-tasks.ts';
import { noPayslips, payslipCount } from './payslip-count.ts';

/** Whose pay or declaration differs from what was handed out of an earlier closing of the month. */
async function correctedPeople(ctx: Context, month: CalendarMonth): Promise<number> {
  const months = await monthCorrections(ctx, month);
  const people = months.flatMap(({ paid, declared }) => [...paid, ...declared]);
  return new Set(people.map(({ employeeId }) => employeeId)).size;
}

/** What is to be done with a month, what is done, and what was done with closings that no longer hold. */
export async function tasksOfMonth(ctx: Context, month: CalendarMonth): Promise<MonthTasks> {
  const receipt = receiptName(month);
  const stored = await findMonth(ctx, month);
  if (!stored) {
    const payslips = noPayslips(month, ctx);
    return { closing: null, tasks: [], isDone: false, receipt, payslips, handedOut: [], corrections: 0 };
  }
  const versions = await versionsOf(ctx, stored.period.id);
  const closings = await wireVersions(ctx, versions);
  const noted = await tasksOfVersions(ctx, versions);
  const payslips = await payslipCount(ctx, stored.period, stored.closing ? versions : []);
  const closing = closings.find(({ id }) => id === stored.closing?.id) ?? null;
  const kept = closing ? await confirmationsOf(ctx, closing.id) : [];
  const confirmations = await wireConfirmations(ctx, kept);
  const facts = { month, period: stored.period, payslips, confirmations };
  const tasks = closing
    ? await monthTasks(ctx, {
        ...{ ...facts, closing },
        noted: noted.filter(({ versionId }) => versionId === closing.id),
      })
    : [];
  return {
    ...{ closing, tasks, isDone: isMonthDone(tasks), receipt, payslips },
    handedOut: handedOut(
      closings.filter(({ id }) => id !== closing?.id),
      noted,
    ),
    corrections: await correctedPeople(ctx, month),
  };
}

export const getMonthTasks = read({
  call,
  run: (ctx, { query: { year, month } }) => tasksOfMonth(ctx, { year, month }),
});
