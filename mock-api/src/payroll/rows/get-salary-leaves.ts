import { getSalaryLeaves as call, type LeaveInSalary } from '@paga/contract/payroll';
import { monthEnd, monthStart } from '@paga/payroll';
import { read } from '#core/http/handler.ts';
import { leaveWithin } from '#leave/public.ts';
import { leaveEffect, leavesOf } from './leave-effect.ts';
import { findSalary } from './stored-salary.ts';

/** The leave behind a row. A person's leaves never overlap: the one of its type that shares a day with it in the month is it, also if its other months were changed since. */
export const getSalaryLeaves = read({
  call,
  run: async (ctx, { params }) => {
    const salary = await findSalary(ctx, params.id);
    const { year, month } = salary.period;
    const [first, last] = [monthStart(year, month), monthEnd(year, month)];
    const booked = await leaveWithin(ctx, salary.row.employeeId, first, last);
    return leavesOf(salary).map((leave): LeaveInSalary => {
      const { type, from, to } = leave;
      const known = booked.find((one) => one.typeId === type && one.from <= to && one.to >= from);
      return {
        vacationId: known?.id ?? null,
        employeeId: salary.row.employeeId,
        typeId: type,
        reason: known?.reason ?? null,
        from: known?.from ?? from,
        to: known?.to ?? to,
        ...leaveEffect(salary, leave),
      };
    });
  },
});
