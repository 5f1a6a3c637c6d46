import { previewEmployeeChange as call, type MonthFigures } from '@paga/contract/employees';
import { calculateSalary, monthEnd, monthStart, parts, toEuro } from '@paga/payroll';
import type { Context } from '../http/context.ts';
import { read } from '../http/verb.ts';
import { readBasis } from '../payroll/basis.ts';
import type { CalendarMonth } from '../payroll/calendar-month.ts';
import { asDomainError } from '../payroll/compute.ts';
import { defaultPaymentDate } from '../payroll/payment-date.ts';
import { inputsOf } from '../payroll/people.ts';
import { findPeriod } from '../payroll/period.ts';
import { engineInput } from '../payroll/row-inputs.ts';
import { type PaidLine, projectPay } from '../projects/project-pay.ts';
import { leaveOfMonth } from '../vacations/leave-of-month.ts';
import { checkedEmployee } from './check-employee.ts';
import { withoutComputed } from './create-employee.ts';
import { editOf, monthsOfEdit } from './edit-of.ts';
import { employeeOf } from './of-company.ts';
import type { employee } from './table.ts';
import { type DatedTerms, termsOf } from './terms.ts';

type Contract = Pick<typeof employee.$inferSelect, 'id' | 'contractStarted' | 'expirationContract' | 'birthDate'>;
type Side = { person: Contract; history: readonly DatedTerms[] };

/** Both sides of an edit in one month, the leave of the month included. Shares of budget lines have no dates: the stored ones pay both. */
async function figuresOf(ctx: Context, month: CalendarMonth, sides: readonly [Side, Side], lines: readonly PaidLine[]) {
  const paymentDate = (await findPeriod(ctx, month))?.paymentDate ?? (await defaultPaymentDate(ctx, month));
  const basis = await readBasis(ctx, month, paymentDate);
  const leaves = (await leaveOfMonth(ctx, month)).get(sides[0].person.id) ?? [];
  const figures = ({ person, history }: Side): MonthFigures => {
    const { inputs } = inputsOf(person, history, monthEnd(month.year, month.month), lines);
    const salary = calculateSalary(engineInput(basis, { ...inputs, leaves }, null));
    return {
      grossPay: toEuro(salary.grossPay),
      totalBrutto: toEuro(salary.totalBrutto),
      contribution: toEuro(salary.contributionEmployee),
      employerContribution: toEuro(salary.contributionEmployer),
      tax: toEuro(salary.tax),
      netto: toEuro(salary.netto),
      cost: toEuro(salary.totalBrutto + salary.contributionEmployer),
    };
  };
  try {
    return { ...month, before: figures(sides[0]), after: figures(sides[1]) };
  } catch (error) {
    throw asDomainError(error);
  }
}

/** The month of a day, and the whole month after it when the day is not its first. */
function monthsFrom(day: string): CalendarMonth[] {
  const { year, month } = parts(day);
  if (day === monthStart(year, month)) return [{ year, month }];
  return [{ year, month }, month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }];
}

/** What an edit would do to the pay, in the month from which it would hold. */
export const previewEmployeeChange = read({
  call,
  run: async (ctx, { body }) => {
    const row = await employeeOf(ctx, body.employeeId);
    const { validFrom, version: _, ...form } = body.employee;
    const person = checkedEmployee(withoutComputed(form), ctx.today, true);
    const history = await termsOf(ctx, row.id);
    const edit = await editOf(ctx, history, person, validFrom);
    const touched = await monthsOfEdit(ctx, row, person, edit);
    const lines = (await projectPay(ctx, row.id)).get(row.id) ?? [];
    const { contractStarted = null, expirationContract = null, birthDate = null } = person;
    const after = { person: { id: row.id, contractStarted, expirationContract, birthDate }, history: edit.history };
    const months = [];
    for (const month of monthsFrom(edit.validFrom)) months.push(await figuresOf(ctx, month, [{ person: row, history }, after], lines));
    const named = (closed: boolean) => touched.filter((one) => one.closed === closed).map(({ month, year }) => ({ month, year }));
    return { validFrom: edit.validFrom, months, recalculate: named(false), closed: named(true) };
  },
});
