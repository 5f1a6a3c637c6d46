import { SalaryPaymentType } from '@paga/contract/shapes';
import {
  calculateSalary,
  monthEnd,
  monthStart,
  type RecurringLine,
  type SalaryResult,
  type StoredEdit,
  toEuro,
} from '@paga/payroll';
import { and, inArray } from 'drizzle-orm';
import { defaultPaymentDate } from '#company/public.ts';
import { type CalendarMonth, sortableMonth } from '#core/calendar-month.ts';
import type { Context } from '#core/http/context.ts';
import { linesOfMonth, projectPay, type RaisedAsked, type RaisedFigures } from '#employees/public.ts';
import { leaveOfMonth } from '#leave/public.ts';
import {
  type BasisContent,
  engineInput,
  findPeriod,
  type PaidLine,
  readBasis,
  salary,
} from '#months/public.ts';
import { contractsIn, type DatedTerms, inMonthOf } from '#people/public.ts';
import { asDomainError } from './compute.ts';
import { ofPeriod } from './month-rows.ts';
import { inputsOf } from './people.ts';

/** What a month is computed from besides the terms. */
type MonthFacts = {
  month: CalendarMonth;
  basis: BasisContent;
  leaves: Awaited<ReturnType<typeof leaveOfMonth>>;
  recurring: ReadonlyMap<number, readonly RecurringLine[]>;
  edits: ReadonlyMap<number, StoredEdit | null>;
  projects: ReadonlyMap<number, readonly PaidLine[]>;
};

const isByProject = ({ salaryPaymentType }: DatedTerms) => salaryPaymentType === SalaryPaymentType.project;

async function factsOf(
  ctx: Context,
  month: CalendarMonth,
  asked: readonly RaisedAsked[],
): Promise<MonthFacts> {
  const ids = asked.map(({ row }) => row.id);
  const period = await findPeriod(ctx, month);
  const basis = await readBasis(ctx, month, period?.paymentDate ?? (await defaultPaymentDate(ctx, month)));
  const [leaves, recurring] = [await leaveOfMonth(ctx, month), await linesOfMonth(ctx, month)];
  const rows = period
    ? await ctx.tx
        .select({ employeeId: salary.employeeId, edits: salary.edits })
        .from(salary)
        .where(and(ofPeriod(ctx, period.id), inArray(salary.employeeId, ids)))
    : [];
  const paid = asked.filter(({ after }) => after.some(isByProject)).map(({ row }) => row.id);
  const onFirst = { ...ctx, today: monthStart(month.year, month.month), thenOnly: true as const };
  return {
    ...{ month, basis, leaves, recurring },
    edits: new Map(rows.map(({ employeeId, edits }) => [employeeId, edits])),
    projects: paid.length > 0 ? await projectPay(onFirst, paid) : new Map(),
  };
}

function computed(facts: MonthFacts, row: RaisedAsked['row'], history: readonly DatedTerms[]): SalaryResult {
  const { month, basis, leaves, recurring, edits, projects } = facts;
  const lastDay = monthEnd(month.year, month.month);
  const { inputs } = inputsOf(inMonthOf(row, month), history, lastDay, projects.get(row.id) ?? []);
  const [leave, lines] = [leaves.get(row.id), recurring.get(row.id)];
  const whole = { ...inputs, ...(leave && { leaves: leave }), ...(lines && { recurring: lines }) };
  try {
    return calculateSalary(engineInput(basis, { inputs: whole, edits: edits.get(row.id) ?? null }));
  } catch (error) {
    throw asDomainError(error, row.id);
  }
}

const shown = ({ totalBrutto, netto, contributionEmployer }: SalaryResult) => ({
  gross: toEuro(totalBrutto),
  netto: toEuro(netto),
  cost: toEuro(totalBrutto + contributionEmployer),
});

const minimumOf = ({ problems }: SalaryResult): number | null =>
  problems.flatMap((one) => (one.code === 'BELOW_MINIMUM_WAGE' ? [one.minimum] : []))[0] ?? null;

/** What months pay before and after a raise, with what was typed into them already, as calculating them will find it. */
export async function raisedMonthsOf(
  ctx: Context,
  asked: readonly RaisedAsked[],
): Promise<Map<number, RaisedFigures[]>> {
  const months = new Map(
    asked.flatMap((one) => one.months.map((month) => [sortableMonth(month), month] as const)),
  );
  const answer = new Map<number, RaisedFigures[]>(asked.map(({ row }) => [row.id, []]));
  for (const [name, month] of [...months].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const ofMonth = asked.filter(
      (one) =>
        one.months.some((own) => sortableMonth(own) === name) && contractsIn(one.row, month).length > 0,
    );
    if (ofMonth.length === 0) continue;
    const facts = await factsOf(ctx, month, ofMonth);
    for (const { row, before, after } of ofMonth) {
      const result = computed(facts, row, after);
      answer.get(row.id)?.push({
        ...{ year: month.year, month: month.month },
        before: shown(computed(facts, row, before)),
        after: shown(result),
        minimum: minimumOf(result),
      });
    }
  }
  return answer;
}
