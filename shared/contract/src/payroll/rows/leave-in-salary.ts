import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Id, Month, QueryId, Year } from '#core/shapes.ts';
import { LeaveTypeId } from '#leave/booked-leave.ts';
import { LeaveReason } from '#leave/reason.ts';

const SalaryEffect = {
  days: z.number().int(),
  percentage: z.number().nullable(),
  gross: Euro,
  netto: Euro,
};

/**
 * A leave as it went into a salary row: its `days` of the month, the percentage they are paid at (null where it changes within the
 * month), and what gross and net are with it less what they would be without it (below zero, or 0 of leave that is paid in full). `vacationId` is null when the leave is no longer there.
 */
export const LeaveInSalary = z.object({
  vacationId: Id.nullable(),
  employeeId: Id,
  typeId: LeaveTypeId,
  reason: LeaveReason.nullable(),
  from: CivilDate,
  to: CivilDate,
  ...SalaryEffect,
});
export type LeaveInSalary = z.infer<typeof LeaveInSalary>;

/** The leave behind a salary row (ours), in the order of its dates. */
export const getSalaryLeaves = endpoint({
  method: 'GET',
  path: '/salaries/{id}/leaves',
  summary: 'The leave that went into one salary row',
  params: z.strictObject({ id: QueryId }),
  response: z.array(LeaveInSalary),
  errors: ['NOT_FOUND'],
  effect: 'read',
  carries: 'person',
  access: inCompany,
});

/**
 * A month that a leave costs days of. `effect` is what it did to the salary row, null while the month's salaries do not hold it: not calculated, or calculated before it
 * was booked.
 */
export const MonthOfLeave = z.object({
  year: Year,
  month: Month,
  days: z.number().int(),
  closed: z.boolean(),
  effect: z.object({ salaryId: Id, ...SalaryEffect }).nullable(),
});
export type MonthOfLeave = z.infer<typeof MonthOfLeave>;

/** The salary months of a leave and what it did to each (ours), the earliest first. */
export const getLeaveSalaries = endpoint({
  method: 'GET',
  path: '/vacations/salaries/{id}',
  summary: 'The salary months of one leave',
  params: z.strictObject({ id: QueryId }),
  response: z.array(MonthOfLeave),
  errors: ['NOT_FOUND'],
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});
