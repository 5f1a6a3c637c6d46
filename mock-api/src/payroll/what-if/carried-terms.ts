import { type MonthPerson, monthEnd, monthStart } from '@paga/payroll';
import { and, asc, sql } from 'drizzle-orm';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found, invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { monthsTouched } from '#months/public.ts';
import {
  byEmployee,
  type DatedTerms,
  type EmployeeHistory,
  employmentTerms,
  sameTerm,
  storeHistories,
  type TermsChange,
  updateEmployees,
  withChange,
} from '#people/public.ts';
import type { SandboxRow } from './month-in-sandbox.ts';

type Pay = MonthPerson['inputs']['pay'];
type DatedChange = { from: string; change: TermsChange };

const decimal = (value: number | string | null | undefined) =>
  value === null || value === undefined ? null : `${value}`;

/** Amounts of the sandbox that the month does not have, each with its day. */
function payChanges(real: Pay, tried: Pay): DatedChange[] {
  if (real.type === 1 && tried.type === 1)
    return tried.salaries
      .filter(
        (one) =>
          !real.salaries.some((other) => other.validFrom === one.validFrom && other.amount === one.amount),
      )
      .map(({ validFrom, amount }) => ({ from: validFrom, change: { baseCents: amount } }));
  if (real.type === 2 && tried.type === 2)
    return tried.prices
      .filter(
        (one) =>
          !real.prices.some(
            (other) => other.validFrom === one.validFrom && other.pricePerHour === one.pricePerHour,
          ),
      )
      .map(({ validFrom, pricePerHour }) => ({
        from: validFrom,
        change: { pricePerHour: decimal(pricePerHour) },
      }));
  return [];
}

/** Own percentages of the sandbox that the month does not have. */
function contributionChange({ real, tried }: SandboxRow): TermsChange {
  const { employeePercentage, employerPercentage } = tried.inputs;
  return {
    ...(employeePercentage !== real.inputs.employeePercentage && {
      contributePercentage: decimal(employeePercentage),
    }),
    ...(employerPercentage !== real.inputs.employerPercentage && {
      employerContributePercentage: decimal(employerPercentage),
    }),
  };
}

/** Whether a sandbox changes what somebody is paid on. */
export function changesTerms(row: SandboxRow): boolean {
  return (
    payChanges(row.real.inputs.pay, row.tried.inputs.pay).length > 0 ||
    Object.keys(contributionChange(row)).length > 0
  );
}

/**
 * Somebody's history with what the sandbox changes. A percentage counts by the last day of the month, so it also replaces what the month's later
 * rows say; an amount that is entered for a later day stays, as the sandbox has shown.
 */
function carriedHistory(
  rows: readonly DatedTerms[],
  row: SandboxRow,
  month: CalendarMonth,
  fresh: Partial<DatedTerms>,
): DatedTerms[] {
  let history = [...rows];
  for (const { from, change } of payChanges(row.real.inputs.pay, row.tried.inputs.pay))
    history = withChange(history, from, change, fresh);
  const contribution = contributionChange(row);
  const fields = Object.keys(contribution) as (keyof TermsChange)[];
  if (fields.length === 0) return history;
  const [first, last] = [monthStart(month.year, month.month), monthEnd(month.year, month.month)];
  history = withChange(history, first, contribution, fresh);
  for (;;) {
    const other = history.find(
      ({ validFrom, ...terms }) =>
        validFrom > first &&
        validFrom <= last &&
        fields.some((field) => !sameTerm(field, terms[field], contribution[field])),
    );
    if (!other) return history;
    history = withChange(history, other.validFrom, contribution, fresh);
  }
}

/** Terms change the pay of every day from theirs on: none of these may lie in a closed month. */
async function refuseClosedMonths(
  ctx: InCompany,
  rows: readonly SandboxRow[],
  month: CalendarMonth,
): Promise<void> {
  const ends = rows.map(({ real }) => real.inputs.contract.ended ?? null);
  const to = ends.includes(null)
    ? null
    : ends.reduce<string>((last, end) => (end && end > last ? end : last), '');
  const closed = (await monthsTouched(ctx, { from: monthStart(month.year, month.month), to }, true)).filter(
    (one) => one.closed,
  );
  if (closed.length > 0)
    throw invalidField('changes', 'monthClosed', closed.map(({ name }) => name).join(', '));
}

/** Writes the dated terms of these rows; the employees are locked already. */
export async function carryTerms(
  ctx: Context,
  rows: readonly SandboxRow[],
  month: CalendarMonth,
): Promise<void> {
  if (rows.length === 0) return;
  await refuseClosedMonths(ctx, rows, month);
  const ids = rows.map(({ real }) => real.employeeId);
  const stored = byEmployee(
    await ctx.tx
      .select()
      .from(employmentTerms)
      .where(
        and(
          scoped(ctx, employmentTerms),
          sql`${employmentTerms.employeeId} = any(${arrayLiteral(ids)}::bigint[])`,
        ),
      )
      .orderBy(asc(employmentTerms.validFrom)),
  );
  const fresh = { createdBy: ctx.actor.userId, createdAt: ctx.now };
  const histories = rows.map<EmployeeHistory>((row) => {
    const { employeeId } = row.real;
    return { employeeId, history: carriedHistory(found(stored.get(employeeId)), row, month, fresh) };
  });
  await storeHistories(ctx, histories);
  await updateEmployees(ctx, ids);
}
