import type { NewEmployee } from '@paga/contract/employees';
import { monthEnd, monthStart } from '@paga/payroll';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { type CalendarMonth, monthNamed } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { invalidField } from '#core/domain-error.ts';
import { salary, salaryPeriod } from '#months/public.ts';
import type { employee } from '#people/public.ts';

type Row = typeof employee.$inferSelect;
type Contract = { contractStarted?: string | null; expirationContract?: string | null };

const startsAfter = ({ contractStarted }: Contract, { year, month }: CalendarMonth) =>
  contractStarted !== null && contractStarted !== undefined && contractStarted > monthEnd(year, month);
const endsBefore = ({ expirationContract }: Contract, { year, month }: CalendarMonth) =>
  expirationContract !== null &&
  expirationContract !== undefined &&
  expirationContract < monthStart(year, month);

/** Refuses a start or an end of the contract that takes somebody out of open months that are calculated already: a caller who means it confirms it. */
export async function refuseLeaving(ctx: InCompany, row: Row, form: NewEmployee): Promise<void> {
  const { year, month } = salaryPeriod;
  const paid = await ctx.tx
    .select({ year, month })
    .from(salary)
    .innerJoin(salaryPeriod, eq(salaryPeriod.id, salary.periodId))
    .where(and(scoped(ctx, salary), eq(salary.employeeId, row.id), isNull(salaryPeriod.closedAt)))
    .orderBy(asc(year), asc(month));
  const stayed = paid.filter((one) => !startsAfter(row, one) && !endsBefore(row, one));
  const names = (months: readonly CalendarMonth[]) => months.map(monthNamed).join(', ');
  const early = stayed.filter((one) => startsAfter(form, one));
  if (early.length > 0) throw invalidField('contractStarted', 'leavesMonths', names(early));
  const late = stayed.filter((one) => endsBefore(form, one));
  if (late.length > 0) throw invalidField('expirationContract', 'leavesMonths', names(late));
}
