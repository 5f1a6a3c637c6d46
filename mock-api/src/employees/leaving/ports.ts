import type { SalaryResult, TakenLine } from '@paga/payroll';
import type { CalendarMonth } from '#core/calendar-month.ts';
import type { Context } from '#core/http/context.ts';
import { Port } from '#core/port.ts';
import type { EmployeeRow } from '#people/public.ts';

/** Days of annual leave that are paid out (below 0) or come back: whose, on which day, and the words that stand beside them in the account. */
type Correction = { employeeId: number; day: string; days: number; note: string };

type LeaveAtEnd = {
  /** The annual leave left on a day, and how many leaves begin after it, by employee. */
  left: (
    ctx: Context,
    people: readonly EmployeeRow[],
    day: string,
  ) => Promise<Map<number, { left: number; booked: number }>>;
  /** Corrects the account by such days. */
  correct: (ctx: Context, correction: Correction) => Promise<void>;
};

/** What the leave of somebody is who leaves. */
export const leaveAtEnd = new Port<LeaveAtEnd>('the leave of people who leave');

/** Whose last salary is asked: the day, the unused days in it under a name, and whether what is owed of lines is taken whole. */
export type LastSalaryAsked = {
  row: EmployeeRow;
  lastDay: string;
  leaveDays: number;
  settleLines: boolean;
};
/** The last salary with the unused leave in it. */
export type LastSalary = { result: SalaryResult; lines: readonly TakenLine[]; leavePay: number };

/** What the last month pays somebody who leaves. */
export const lastSalaries = new Port<{
  of: (
    ctx: Context,
    month: CalendarMonth,
    asked: readonly LastSalaryAsked[],
  ) => Promise<Map<number, LastSalary>>;
}>('the last salaries of people who leave');
