import { previewEmployeeChange as call, type MonthFigures } from '@paga/contract/payroll';
import { SalaryPaymentType } from '@paga/contract/shapes';
import { calculateSalary, monthEnd, monthStart, parts, toEuro } from '@paga/payroll';
import { and, eq, isNull } from 'drizzle-orm';
import { defaultPaymentDate } from '#company/public.ts';
import { type CalendarMonth, sortableMonth } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import {
  checkedEmployee,
  editOf,
  monthsOfEdit,
  payOfForm,
  projectPay,
  withoutComputed,
} from '#employees/public.ts';
import { leaveOfMonth } from '#leave/public.ts';
import { engineInput, findPeriod, type PaidLine, readBasis } from '#months/public.ts';
import { salary, salaryPeriod } from '#months/table.ts';
import { type DatedTerms, employeeOf, inMonthOf, termsOf } from '#people/public.ts';
import type { employee } from '#people/table.ts';
import type { OnDay } from '#projects/public.ts';
import { asDomainError } from '../rows/compute.ts';
import { inputsOf } from '../rows/people.ts';

type Contract = Pick<
  typeof employee.$inferSelect,
  'id' | 'contractStarted' | 'expirationContract' | 'birthDate' | 'earlierContracts'
>;
type Side = {
  person: Contract;
  history: readonly DatedTerms[];
  linesOf: (ctx: OnDay) => Promise<readonly PaidLine[]>;
};

/** Both sides of an edit in one month, the leave of the month included; budget lines pay each side by its own shares, as the month would read them. */
async function figuresOf(ctx: Context, month: CalendarMonth, sides: readonly [Side, Side]) {
  const paymentDate = (await findPeriod(ctx, month))?.paymentDate ?? (await defaultPaymentDate(ctx, month));
  const basis = await readBasis(ctx, month, paymentDate);
  const leaves = (await leaveOfMonth(ctx, month)).get(sides[0].person.id) ?? [];
  const onFirst = { ...ctx, today: monthStart(month.year, month.month), thenOnly: true as const };
  const figures = async ({ person, history, linesOf }: Side): Promise<MonthFigures> => {
    const { inputs } = inputsOf(
      inMonthOf(person, month),
      history,
      monthEnd(month.year, month.month),
      await linesOf(onFirst),
    );
    const result = calculateSalary(engineInput(basis, { inputs: { ...inputs, leaves }, edits: null }));
    return {
      grossPay: toEuro(result.grossPay),
      totalBrutto: toEuro(result.totalBrutto),
      contribution: toEuro(result.contributionEmployee),
      employerContribution: toEuro(result.contributionEmployer),
      tax: toEuro(result.tax),
      netto: toEuro(result.netto),
      cost: toEuro(result.totalBrutto + result.contributionEmployer),
    };
  };
  try {
    return { ...month, before: await figures(sides[0]), after: await figures(sides[1]) };
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

/** The open months with a salary of the employee that an edit leaves as they are. */
async function untouchedBy(ctx: Context, employeeId: number, touched: readonly CalendarMonth[]) {
  const ofEmployee = and(scoped(ctx, salary), eq(salary.employeeId, employeeId));
  const open = await ctx.tx
    .select({ month: salaryPeriod.month, year: salaryPeriod.year })
    .from(salaryPeriod)
    .innerJoin(salary, and(ofEmployee, eq(salary.periodId, salaryPeriod.id)))
    .where(and(scoped(ctx, salaryPeriod), isNull(salaryPeriod.closedAt)))
    .orderBy(salaryPeriod.year, salaryPeriod.month);
  const reached = new Set(touched.map(sortableMonth));
  return open.filter((month) => !reached.has(sortableMonth(month)));
}

/** What an edit would do to the pay: in the month from which it would hold, and in the open months that changed shares reach. */
export const previewEmployeeChange = read({
  call,
  run: async (ctx, { body }) => {
    const row = await employeeOf(ctx, body.employeeId);
    const { validFrom, version: _, leavesMonths: __, ...form } = body.employee;
    const person = checkedEmployee(withoutComputed(form), ctx.today, { into: row });
    const history = await termsOf(ctx, row.id);
    const edit = await editOf(ctx, row, history, person, validFrom);
    const touched = await monthsOfEdit(ctx, row, person, edit);
    const { contractStarted = null, expirationContract = null, birthDate = null } = person;
    const stored = async (on: OnDay) => (await projectPay(on, [row.id])).get(row.id) ?? [];
    const typed = (on: OnDay) => payOfForm(on, row.id, person.projectBudgetLines);
    const sides: readonly [Side, Side] = [
      { person: row, history, linesOf: stored },
      {
        person: {
          id: row.id,
          contractStarted,
          expirationContract,
          birthDate,
          earlierContracts: row.earlierContracts,
        },
        history: edit.history,
        // Shares of somebody who leaves projects stay: until then the lines still pay.
        linesOf: person.salaryPaymentType === SalaryPaymentType.project ? typed : stored,
      },
    ];
    const reached = edit.hasNewShares ? touched.filter(({ closed }) => !closed) : [];
    const shown = new Map(
      [...reached, ...monthsFrom(edit.validFrom)].map(
        ({ year, month }) => [sortableMonth({ year, month }), { year, month }] as const,
      ),
    );
    const months = [];
    for (const [, month] of [...shown].sort(([one], [other]) => (one < other ? -1 : 1)))
      months.push(await figuresOf(ctx, month, sides));
    const named = (closed: boolean) =>
      touched.filter((one) => one.closed === closed).map(({ month, year }) => ({ month, year }));
    return {
      ...{ validFrom: edit.validFrom, months, recalculate: named(false), closed: named(true) },
      untouched: await untouchedBy(ctx, row.id, touched),
    };
  },
});
