import type { NewEmployee } from '@paga/contract/employees';
import { SalaryPaymentType } from '@paga/contract/shapes';
import { addDays, monthEnd } from '@paga/payroll';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { type DaySpan, monthsTouched, monthsWithKeptLines, type TouchedMonth } from '#months/public.ts';
import {
  changeBetween,
  changeDay,
  type DatedTerms,
  type employee,
  startingOn,
  type TermsChange,
  termsOfForm,
  termsOn,
  withChange,
} from '#people/public.ts';
import { areSharesChanged, payOfForm } from '../shares/form-pay.ts';
import { grossOfLines } from '../shares/project-pay.ts';
import { isUnpaidDraft } from './unpaid-draft.ts';

type Row = typeof employee.$inferSelect;

/**
 * What an edit comes to: the change of terms, from when on, and the history with it. `isFirst`: nobody was paid by what it replaces.
 * `hasNewShares`: budget lines pay otherwise, in every month that is open.
 */
export type Edit = {
  validFrom: string;
  change: TermsChange;
  before: DatedTerms;
  history: DatedTerms[];
  isFirst: boolean;
  hasNewShares: boolean;
};

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/**
 * What a form changes about somebody's terms. The form shows the terms in force today, so what differs from them is the change, whatever is
 * already entered for later. Without a `validFrom` a change holds from the first day of the current month. The terms of a draft that was never
 * paid are no history: the form replaces them whole, from the start of the contract; unless an import brought several with their days.
 */
export async function editOf(
  ctx: Context,
  row: Row,
  history: readonly DatedTerms[],
  form: NewEmployee,
  validFrom: string | undefined,
): Promise<Edit> {
  const before = termsOn(history, ctx.today);
  const first = history[0]?.validFrom ?? ctx.today;
  const started = form.contractStarted ?? first;
  const after = await termsAfter(ctx, before, form);
  const change = changeBetween(before, after);
  const fresh = { createdBy: ctx.actor.userId, createdAt: ctx.now };
  const byProject = form.salaryPaymentType === SalaryPaymentType.project;
  const hasNewShares = byProject && (await areSharesChanged(ctx, row.id, form.projectBudgetLines));
  const edit = { change, before, hasNewShares };
  const isFirst = await isUnpaidDraft(ctx, row);
  if (isFirst && history.length === 1)
    return {
      ...edit,
      validFrom: started,
      history: [{ ...before, ...after, ...fresh, validFrom: started }],
      isFirst: true,
    };
  const day = changeDay(history, validFrom ?? firstOfMonth(ctx.today));
  if ('salaryPaymentType' in change && day !== first && day !== firstOfMonth(day))
    throw invalidField(
      'validFrom',
      'paymentTypeMidMonth',
      'Another payment type starts on the first day of a month',
    );
  const changed = withChange(history, day, change, fresh);
  return {
    ...edit,
    validFrom: day,
    // Terms from before the newest contract are those of the earlier ones.
    history: started === first || row.earlierContracts.length > 0 ? changed : startingOn(changed, started),
    isFirst,
  };
}

// The gross of somebody paid by project is what the lines pay, whatever a form says: it is written once, when the person comes to projects.
async function termsAfter(ctx: Context, before: DatedTerms, form: NewEmployee) {
  const after = termsOfForm(form);
  if (form.salaryPaymentType === SalaryPaymentType.fixed) return { ...after, pricePerHour: null };
  if (form.salaryPaymentType === SalaryPaymentType.hourly) return { ...after, baseCents: 0 };
  const isKept = before.salaryPaymentType === SalaryPaymentType.project;
  const pay = async () => grossOfLines(await payOfForm(ctx, before.employeeId, form.projectBudgetLines));
  return { ...after, baseCents: isKept ? before.baseCents : await pay(), pricePerHour: null };
}

type Touched = DaySpan & { path: keyof NewEmployee | 'validFrom' };

const NEVER = '9999-12-31';

/** Two different days in their order, no day being the last of all; null when they are the same. */
function apart(
  one: string | null | undefined,
  other: string | null | undefined,
): readonly [string, string] | null {
  const [a, b] = [one ?? NEVER, other ?? NEVER];
  return a === b ? null : a < b ? [a, b] : [b, a];
}

/** The days whose pay an edit changes: those that enter or leave the contract, and those of changed terms. */
function daysTouched(row: Row, form: NewEmployee, { validFrom, change, isFirst }: Edit): Touched[] {
  // A draft is in no month until it is saved as final; then it is as if it was created so.
  if (isFirst) return [];
  const starts = apart(row.contractStarted, form.contractStarted);
  const ends = apart(row.expirationContract, form.expirationContract);
  return [
    ...(starts ? [{ path: 'contractStarted' as const, from: starts[0], to: addDays(starts[1], -1) }] : []),
    ...(ends
      ? [
          {
            path: 'expirationContract' as const,
            from: addDays(ends[0], 1),
            to: ends[1] === NEVER ? null : ends[1],
          },
        ]
      : []),
    ...(Object.keys(change).length > 0
      ? [{ path: 'validFrom' as const, from: validFrom, to: form.expirationContract ?? null }]
      : []),
  ];
}

/** The first day whose pay an edit changes; null when it changes none. */
export function firstDayTouched(row: Row, form: NewEmployee, edit: Edit): string | null {
  return daysTouched(row, form, edit)
    .map(({ from }) => from)
    .reduce<string | null>((first, day) => (first !== null && first < day ? first : day), null);
}

/** The calculated months that an edit changes, each once. */
export async function monthsOfEdit(
  ctx: InCompany,
  row: Row,
  form: NewEmployee,
  edit: Edit,
): Promise<TouchedMonth[]> {
  const months = new Map<string, TouchedMonth>();
  for (const days of daysTouched(row, form, edit))
    for (const month of await monthsTouched(ctx, days)) months.set(month.name, month);
  for (const month of await monthsOfShares(ctx, row, form, edit)) months.set(month.name, month);
  return [...months.values()];
}

/** The open months that changed shares reach: shares have no dates, so every month of the contract that pays by project and does not keep its lines. */
async function monthsOfShares(
  ctx: InCompany,
  row: Row,
  form: NewEmployee,
  { history, hasNewShares }: Edit,
): Promise<TouchedMonth[]> {
  const from = history[0]?.validFrom;
  if (!hasNewShares || from === undefined) return [];
  const months = await monthsTouched(ctx, { from, to: form.expirationContract ?? null });
  const kept = await monthsWithKeptLines(ctx, row.id);
  return months.filter(({ year, month, name, closed }) => {
    const terms = termsOn(history, monthEnd(year, month));
    return !closed && !kept.has(name) && terms.salaryPaymentType === SalaryPaymentType.project;
  });
}

/** Refuses an edit that would change a day of a closed month; the months stay as they are until the transaction ends. */
export async function refuseClosed(ctx: InCompany, row: Row, form: NewEmployee, edit: Edit): Promise<void> {
  for (const { path, ...days } of daysTouched(row, form, edit)) {
    const closed = (await monthsTouched(ctx, days, true)).filter((month) => month.closed);
    if (closed.length > 0) throw invalidField(path, 'monthClosed', closed.map(({ name }) => name).join(', '));
  }
}
