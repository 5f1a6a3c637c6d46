import {
  calculateSalary,
  Leave,
  type LeaveEntry,
  lastPaidMaternityDay,
  monthEnd,
  monthStart,
  toEuro,
  toPercentage,
  toRate,
} from '@paga/payroll';
import { engineInput } from '#months/public.ts';
import type { WholeSalary } from './stored-salary.ts';

/** What a leave did to a row; amounts in euro, below zero where it is paid less than work. */
type LeaveEffect = { days: number; percentage: number | null; gross: number; netto: number };

/** The leave that went into a row when it was computed. */
export const leavesOf = ({ row }: Pick<WholeSalary, 'row'>): readonly LeaveEntry[] => row.inputs.leaves ?? [];

/** The row as it is, less what it would be without the leave: the engine computes both. A typed gross stays as it was typed. */
export function leaveEffect({ row, basis, period }: WholeSalary, leave: LeaveEntry): LeaveEffect {
  const others = leavesOf({ row }).filter((one) => one !== leave);
  const inputs = { ...row.inputs, leaves: others };
  const [whole, without] = [row.inputs, inputs].map((one) =>
    calculateSalary(engineInput(basis, { ...row, inputs: one })),
  );
  if (!whole || !without) throw new Error('a salary is computed twice');
  return {
    days: whole.leaveDays - without.leaveDays,
    percentage: percentageIn(period, leave),
    gross: toEuro(whole.totalBrutto - without.totalBrutto),
    netto: toEuro(whole.netto - without.netto),
  };
}

/** The percentage of a leave's days in a month; of maternity leave null in the month in which the paid half ends. */
function percentageIn(month: { year: number; month: number }, leave: LeaveEntry): number | null {
  const percentage = toPercentage(toRate(leave.percentage));
  if (leave.type !== Leave.maternity) return percentage;
  const last = lastPaidMaternityDay(leave.since ?? leave.from);
  const end = monthEnd(month.year, month.month);
  if (last >= end || last >= leave.to) return percentage;
  return last < monthStart(month.year, month.month) || last < leave.from ? 0 : null;
}
