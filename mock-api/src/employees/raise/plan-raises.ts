import type { PayRaise, RaiseRefusal } from '@paga/contract/employees';
import { DraftStatus } from '@paga/contract/shapes';
import { addMonths, parts } from '@paga/payroll';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { monthsTouched, netTermsOf, type TouchedMonth } from '#months/public.ts';
import {
  type DatedTerms,
  type EmployeeRow,
  peopleById,
  termsOfMany,
  termsOn,
  withChange,
} from '#people/public.ts';
import { newPayOf } from './new-pay.ts';
import { changeTo, payOf, unitOf } from './pay-days.ts';
import { type RaisedFigures, raisedMonths } from './ports.ts';

/** A raise of one person, worked out but not stored. */
export type RaisePlan = {
  row: EmployeeRow;
  refusal: { code: RaiseRefusal; detail: string } | null;
  unit: 'month' | 'hour';
  oldPay: number;
  newPay: number;
  /** The day from which another pay is entered already. */
  until: string | null;
  before: readonly DatedTerms[];
  after: readonly DatedTerms[];
  months: readonly TouchedMonth[];
  monthly: RaisedFigures | null;
  figures: readonly RaisedFigures[];
};

type People = { row: EmployeeRow; history: readonly DatedTerms[] }[];

async function peopleOf(ctx: Context, { people }: PayRaise, lock: boolean): Promise<People> {
  const ids = people.map(({ employeeId }) => employeeId);
  const rows = await peopleById(ctx, ids, lock);
  const histories = await termsOfMany(ctx, ids);
  if (new Set(ids).size !== ids.length) throw new DomainError('CONFLICT');
  return ids.map((id) => ({ row: found(rows.get(id)), history: found(histories.get(id)) }));
}

function refusalOf(
  { draftStatus, contractStarted, expirationContract }: EmployeeRow,
  validFrom: string,
  months: readonly TouchedMonth[],
): RaisePlan['refusal'] {
  if (draftStatus === DraftStatus.draft || contractStarted === null) return { code: 'draft', detail: '' };
  if (validFrom < contractStarted) return { code: 'beforeContract', detail: contractStarted };
  if (expirationContract !== null && expirationContract < validFrom)
    return { code: 'contractEnded', detail: expirationContract };
  const closed = months.filter((month) => month.closed);
  return closed.length === 0
    ? null
    : { code: 'monthClosed', detail: closed.map(({ name }) => name).join(', ') };
}

/** The calculated months from the day on that lie in the contract. */
const within = (months: readonly TouchedMonth[], { expirationContract }: EmployeeRow) =>
  months.filter(
    ({ year, month }) =>
      expirationContract === null ||
      year * 12 + month <= parts(expirationContract).year * 12 + parts(expirationContract).month,
  );

/** The first month that the new pay holds in from its first day. */
function wholeMonth(validFrom: string): CalendarMonth {
  const { year, month, day } = parts(validFrom);
  return day === 1 ? { year, month } : parts(addMonths(validFrom, 1));
}

const isSame = (one: CalendarMonth, other: CalendarMonth) =>
  one.year === other.year && one.month === other.month;

/** A person's raise without the figures of months. */
function planOf(
  ctx: Context,
  { row, history }: People[number],
  body: PayRaise & { pay: number | null; touched: readonly TouchedMonth[] },
  net: Parameters<typeof newPayOf>[2],
): RaisePlan {
  const { validFrom } = body;
  const terms = termsOn(history, validFrom);
  const [unit, oldPay] = [unitOf(terms), payOf(terms)];
  const months = within(body.touched, row);
  const raised = newPayOf(terms, body, net);
  const newPay = 'pay' in raised ? raised.pay : oldPay;
  const plan = { row, unit, oldPay, newPay, before: history, after: history, months };
  const empty = { ...plan, until: null, monthly: null, figures: [] };
  const refusal = refusalOf(row, validFrom, months);
  if (refusal) return { ...empty, refusal };
  if ('refused' in raised) return { ...empty, refusal: { code: raised.refused, detail: '' } };
  if (newPay === oldPay) return { ...empty, refusal: { code: 'same', detail: '' } };
  const fresh = { createdBy: ctx.actor.userId, createdAt: ctx.now };
  const after = withChange(history, validFrom, changeTo(unit, newPay), fresh);
  const until = after.find((one) => one.validFrom > validFrom && payOf(one) !== newPay)?.validFrom ?? null;
  return { ...empty, refusal: null, after, until };
}

/**
 * What raising the pay of people does, in the order they were named. The preview shows it and the command stores it; `lock` keeps people and months as they are
 * until the transaction ends.
 */
export async function planRaises(ctx: Context, body: PayRaise, lock: boolean): Promise<RaisePlan[]> {
  const { validFrom } = body;
  // Months before people: closing takes them in this order too.
  const touched = await monthsTouched(ctx, { from: validFrom, to: null }, lock);
  const people = await peopleOf(ctx, body, lock);
  const net = await netTermsOf({ ...ctx, today: validFrom });
  const plans = people.map((person, index) =>
    planOf(ctx, person, { ...body, pay: body.people[index]?.pay ?? null, touched }, net),
  );
  const whole = wholeMonth(validFrom);
  const asked = plans
    .filter(({ refusal }) => refusal === null)
    .map(({ row, before, after, months }) => ({
      ...{ row, before, after },
      months: months.some((month) => isSame(month, whole)) ? months : [...months, whole],
    }));
  const figures =
    asked.length > 0 ? await raisedMonths.ask.of(ctx, asked) : new Map<number, RaisedFigures[]>();
  return plans.map((plan) => {
    const own = figures.get(plan.row.id) ?? [];
    const isOpen = (one: CalendarMonth) => plan.months.some((month) => isSame(month, one));
    return { ...plan, monthly: own.find((one) => isSame(one, whole)) ?? null, figures: own.filter(isOpen) };
  });
}
