import type { NewEmployee } from '@paga/contract/employees';
import { SalaryPaymentType } from '@paga/contract/shapes';
import { addDays } from '@paga/payroll';
import type { InCompany } from '../db/own-rows.ts';
import type { Context } from '../http/context.ts';
import { invalidField } from '../http/domain-error.ts';
import { type DaySpan, monthsTouched, type TouchedMonth } from '../payroll/closed-months.ts';
import { projectGross } from '../projects/project-pay.ts';
import { changeBetween, changeDay, startingOn, type TermsChange, withChange } from './change-terms.ts';
import type { employee } from './table.ts';
import { type DatedTerms, termsOfForm, termsOn } from './terms.ts';

type Row = typeof employee.$inferSelect;

/** What an edit comes to: the change of terms, from when on, and the history with it. */
export type Edit = { validFrom: string; change: TermsChange; before: DatedTerms; history: DatedTerms[] };

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/**
 * What a form changes about somebody's terms. The form shows the terms in force today, so what differs from them is the change, whatever is
 * already entered for later. Without a `validFrom` a change holds from the first day of the current month.
 */
export async function editOf(
  ctx: Context,
  history: readonly DatedTerms[],
  form: NewEmployee,
  validFrom: string | undefined,
): Promise<Edit> {
  const before = termsOn(history, ctx.today);
  const first = history[0]?.validFrom ?? ctx.today;
  const day = changeDay(history, validFrom ?? firstOfMonth(ctx.today));
  const change = changeBetween(before, await termsAfter(ctx, before, form));
  if ('salaryPaymentType' in change && day !== first && day !== firstOfMonth(day))
    throw invalidField('validFrom', 'paymentTypeMidMonth', 'Another payment type starts on the first day of a month');
  const fresh = { createdBy: ctx.actor.userId, createdAt: ctx.now };
  const changed = withChange(history, day, change, fresh);
  const started = form.contractStarted ?? first;
  return { validFrom: day, change, before, history: started === first ? changed : startingOn(changed, started) };
}

// The gross of somebody paid by project is what the lines pay, whatever a form says: it is written once, when the person comes to projects.
async function termsAfter(ctx: Context, before: DatedTerms, form: NewEmployee) {
  const after = termsOfForm(form);
  if (form.salaryPaymentType === SalaryPaymentType.fixed) return { ...after, pricePerHour: null };
  if (form.salaryPaymentType === SalaryPaymentType.hourly) return { ...after, baseCents: 0 };
  const kept = before.salaryPaymentType === SalaryPaymentType.project ? before.baseCents : await projectGross(ctx, before.employeeId);
  return { ...after, baseCents: kept, pricePerHour: null };
}

type Touched = DaySpan & { path: keyof NewEmployee | 'validFrom' };

const NEVER = '9999-12-31';

/** Two different days in their order, no day being the last of all; null when they are the same. */
function apart(one: string | null | undefined, other: string | null | undefined): readonly [string, string] | null {
  const [a, b] = [one ?? NEVER, other ?? NEVER];
  return a === b ? null : a < b ? [a, b] : [b, a];
}

/** The days whose pay an edit changes: those that enter or leave the contract, and those of changed terms. */
function daysTouched(row: Row, form: NewEmployee, { validFrom, change }: Edit): Touched[] {
  const starts = apart(row.contractStarted, form.contractStarted);
  const ends = apart(row.expirationContract, form.expirationContract);
  return [
    ...(starts ? [{ path: 'contractStarted' as const, from: starts[0], to: addDays(starts[1], -1) }] : []),
    ...(ends ? [{ path: 'expirationContract' as const, from: addDays(ends[0], 1), to: ends[1] === NEVER ? null : ends[1] }] : []),
    ...(Object.keys(change).length > 0 ? [{ path: 'validFrom' as const, from: validFrom, to: form.expirationContract ?? null }] : []),
  ];
}

/** The first day whose pay an edit changes; null when it changes none. */
export function firstDayTouched(row: Row, form: NewEmployee, edit: Edit): string | null {
  return daysTouched(row, form, edit)
    .map(({ from }) => from)
    .reduce<string | null>((first, day) => (first !== null && first < day ? first : day), null);
}

/** The calculated months that an edit changes, each once. */
export async function monthsOfEdit(ctx: InCompany, row: Row, form: NewEmployee, edit: Edit): Promise<TouchedMonth[]> {
  const months = new Map<string, TouchedMonth>();
  for (const days of daysTouched(row, form, edit)) for (const month of await monthsTouched(ctx, days)) months.set(month.name, month);
  return [...months.values()];
}

/** Refuses an edit that would change a day of a closed month; the months stay as they are until the transaction ends. */
export async function refuseClosed(ctx: InCompany, row: Row, form: NewEmployee, edit: Edit): Promise<void> {
  for (const { path, ...days } of daysTouched(row, form, edit)) {
    const closed = (await monthsTouched(ctx, days, true)).filter((month) => month.closed);
    if (closed.length > 0) throw invalidField(path, 'monthClosed', closed.map(({ name }) => name).join(', '));
  }
}
