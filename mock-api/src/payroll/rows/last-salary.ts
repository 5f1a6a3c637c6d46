import { SalaryPaymentType } from '@paga/contract/shapes';
import {
  calculateSalary,
  isDeduction,
  isRecurring,
  monthEnd,
  monthStart,
  type RecurringLine,
  type SalaryResult,
  unusedLeavePay,
} from '@paga/payroll';
import { and, inArray } from 'drizzle-orm';
import { defaultPaymentDate } from '#company/public.ts';
import type { CalendarMonth } from '#core/calendar-month.ts';
import type { Context } from '#core/http/context.ts';
import { type LastSalary, type LastSalaryAsked, linesOfMonth, projectPay } from '#employees/public.ts';
import { leaveOfMonth } from '#leave/public.ts';
import { type BasisContent, engineInput, findPeriod, readBasis, salary } from '#months/public.ts';
import { type DatedTerms, inMonthOf, termsOf } from '#people/public.ts';
import { asDomainError } from './compute.ts';
import { ofPeriod } from './month-rows.ts';
import { inputsOf } from './people.ts';

/** What is still owed is asked for whole. */
const settled = (line: RecurringLine): RecurringLine =>
  isDeduction(line.field) && line.owed !== null ? { ...line, amount: line.owed, share: null } : line;

/** The line that pays unused leave, as the month will read it. */
const leaveLine = (amount: number): RecurringLine => ({
  ...{ id: 0, name: '', field: 'extraBrutto', order: 1 },
  ...{ amount, share: null, owed: null },
});

type Known = Omit<Parameters<typeof engineInput>[1], 'engineVersion'>;

function computed(
  basis: BasisContent,
  known: Known,
  mine: readonly RecurringLine[],
  { leaveDays, settleLines }: LastSalaryAsked,
): LastSalary {
  const run = (recurring: readonly RecurringLine[]): Omit<LastSalary, 'leavePay'> => {
    const inputs = recurring.length > 0 ? { ...known.inputs, recurring } : known.inputs;
    const input = engineInput(basis, { ...known, inputs });
    const result: SalaryResult = calculateSalary(input);
    return { result, lines: (input.lines ?? []).filter(isRecurring) };
  };
  const own = settleLines ? mine.map(settled) : mine;
  const { base, payDays } = run(own).result;
  const leavePay = unusedLeavePay({ days: leaveDays, base, payDays });
  return { ...run(leavePay > 0 ? [...own, leaveLine(leavePay)] : own), leavePay };
}

async function editsOf(ctx: Context, periodId: number | undefined, ids: readonly number[]) {
  if (periodId === undefined) return new Map();
  const rows = await ctx.tx
    .select({ employeeId: salary.employeeId, edits: salary.edits })
    .from(salary)
    .where(and(ofPeriod(ctx, periodId), inArray(salary.employeeId, [...ids])));
  return new Map(rows.map(({ employeeId, edits }) => [employeeId, edits]));
}

const isByProject = ({ salaryPaymentType }: DatedTerms) => salaryPaymentType === SalaryPaymentType.project;

/** The last salary of each of these people, with what was typed into the month already, as calculating it will find it once their employment has ended. */
export async function lastSalariesOf(
  ctx: Context,
  month: CalendarMonth,
  asked: readonly LastSalaryAsked[],
): Promise<Map<number, LastSalary>> {
  const ids = asked.map(({ row }) => row.id);
  const period = await findPeriod(ctx, month);
  const basis = await readBasis(ctx, month, period?.paymentDate ?? (await defaultPaymentDate(ctx, month)));
  const [leave, recurring] = [await leaveOfMonth(ctx, month), await linesOfMonth(ctx, month)];
  const edits = await editsOf(ctx, period?.id, ids);
  const onFirst = { ...ctx, today: monthStart(month.year, month.month), thenOnly: true as const };
  const answer = new Map<number, LastSalary>();
  for (const one of asked) {
    const { row, lastDay } = one;
    const history = await termsOf(ctx, row.id);
    const projects = history.some(isByProject)
      ? ((await projectPay(onFirst, [row.id])).get(row.id) ?? [])
      : [];
    const person = inMonthOf({ ...row, expirationContract: lastDay }, month);
    const { inputs } = inputsOf(person, history, monthEnd(month.year, month.month), projects);
    const leaves = leave.get(row.id);
    const known = { inputs: leaves ? { ...inputs, leaves } : inputs, edits: edits.get(row.id) ?? null };
    try {
      answer.set(row.id, computed(basis, known, recurring.get(row.id) ?? [], one));
    } catch (error) {
      throw asDomainError(error, row.id);
    }
  }
  return answer;
}
