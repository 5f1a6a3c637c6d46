import { Payment, type SalaryInput, type SalaryPeriod } from '#salary/input.ts';
import { deductionFields, type RecurringField, type TakenLine, takenIn } from '#salary/recurring-line.ts';
import { finePeriod } from './fine-input.ts';

/** Why a net differs from another, in the order in which the inputs are switched; `rounding` is what the cents leave over. */
export const differenceCauses = [
  'salary',
  'days',
  'hours',
  'lineStarted',
  'lineEnded',
  'additions',
  'contribution',
  'insurance',
  'deductions',
  'law',
  'rounding',
] as const;

/** A cause of a difference between two nets. */
export type DifferenceCause = (typeof differenceCauses)[number];

/** Fields of the month that come with a cause; the others stay as they were until their own turn. */
const ofPeriod = {
  days: ['year', 'month', 'weekWorkingDays', 'holidays'],
  hours: ['uplifts', 'hoursOfMonth'],
  contribution: ['contributions'],
  insurance: ['premiums'],
  law: ['paymentDate', 'tables'],
} as const satisfies Partial<Record<DifferenceCause, readonly (keyof SalaryPeriod)[]>>;

/** Fields of the employee that come with a cause. Salary and days are switched by hand below. */
const ofEmployee = {
  hours: ['hours', 'workingHoursPerMonth'],
  additions: ['extraBrutto', 'extraNetto'],
  contribution: ['hasContributions', 'employeePercentage', 'employerPercentage'],
  insurance: ['insurance'],
  deductions: ['deductions'],
  law: ['tier', 'noTaxes'],
} as const satisfies Partial<Record<DifferenceCause, readonly (keyof SalaryInput)[]>>;

type PeriodCause = keyof typeof ofPeriod;
type Periods = Record<PeriodCause | 'start', SalaryPeriod>;

const madeOf = new WeakMap<SalaryPeriod, WeakMap<SalaryPeriod, Periods>>();

/** The months between two months, fine, made once for all employees of the pair. */
function periodsBetween(before: SalaryPeriod, after: SalaryPeriod): Periods {
  const others = madeOf.get(before) ?? new WeakMap<SalaryPeriod, Periods>();
  madeOf.set(before, others);
  const known = others.get(after);
  if (known) return known;
  let period = before;
  const periods: Partial<Periods> = { start: finePeriod(before) };
  for (const cause of Object.keys(ofPeriod) as PeriodCause[]) {
    period = taken(period, after, ofPeriod[cause]);
    periods[cause] = finePeriod(period);
  }
  others.set(after, periods as Periods);
  return periods as Periods;
}

function taken<T extends object>(base: T, from: T, fields: readonly (keyof T)[]): T {
  return { ...base, ...Object.fromEntries(fields.map((field) => [field, from[field]])) };
}

/** The pay at its last amount for the whole month: what a raise within a month is worth is then salary, not days. */
function steady(pay: SalaryInput['pay']): SalaryInput['pay'] {
  if (pay.type === Payment.fixed) return { ...pay, salaries: pay.salaries.slice(-1) };
  return pay.type === Payment.hourly ? { ...pay, prices: pay.prices.slice(-1) } : pay;
}

/** Typed regular hours are hours, not salary: they wait for their turn. */
function withHours(pay: SalaryInput['pay'], from: SalaryInput['pay']): SalaryInput['pay'] {
  if (pay.type !== Payment.hourly) return pay;
  return { ...pay, regularHours: from.type === Payment.hourly ? from.regularHours : null };
}

/**
 * The recurring lines that came to something in one month and are none in the other. Example: a loan that was paid off last month is only in that one.
 */
export function linesOnlyIn(month: SalaryInput, other: SalaryInput): TakenLine[] {
  const known = new Set((other.lines ?? []).map(({ id }) => id));
  return (month.lines ?? []).filter(({ id, taken }) => taken !== 0 && !known.has(id));
}

/** Lines put in or taken out: what a field has beside them stays for the turn of additions or deductions. */
function withLines(input: SalaryInput, lines: readonly TakenLine[], sign: 1 | -1): SalaryInput {
  const { extraBrutto = 0, extraNetto = 0, deductions } = input;
  const over = (field: RecurringField) => sign * takenIn(lines, field);
  const off = deductionFields.map((field) => [field, (deductions?.[field] ?? 0) + over(field)]);
  return {
    ...input,
    extraBrutto: extraBrutto + over('extraBrutto'),
    extraNetto: extraNetto + over('extraNetto'),
    deductions: Object.fromEntries(off),
  };
}

/** An input on the way from one month to the next, and the cause that its last switch belongs to. */
type Switch = { cause: DifferenceCause; input: SalaryInput; period: SalaryPeriod };

/**
 * The way from one month of an employee to the next, one group of inputs after the other; the first is `before` itself, the last `after`.
 * `period` is the fine period of each. Example: two months that differ in nothing but the salary change at `salary` alone.
 */
export function switchedInputs(
  before: SalaryInput,
  after: SalaryInput,
): { start: SalaryPeriod; switches: Switch[] } {
  const periods = periodsBetween(before.period, after.period);
  const switches: Switch[] = [];
  let [input, period] = [before, periods.start];
  const turn = (cause: DifferenceCause, next: SalaryInput) => {
    if (cause in ofPeriod) period = periods[cause as PeriodCause];
    input = next;
    switches.push({ cause, input, period });
  };
  turn('salary', {
    ...input,
    pay: withHours(steady(after.pay), before.pay),
    grossOverride: after.grossOverride,
  });
  turn('days', {
    ...input,
    contract: after.contract,
    otherContracts: after.otherContracts,
    leaves: after.leaves,
  });
  turn('salary', { ...input, pay: withHours(after.pay, before.pay) });
  turn('hours', { ...taken(input, after, ofEmployee.hours), pay: after.pay });
  const [started, ended] = [linesOnlyIn(after, before), linesOnlyIn(before, after)];
  if (started.length > 0) turn('lineStarted', withLines(input, started, 1));
  if (ended.length > 0) turn('lineEnded', withLines(input, ended, -1));
  for (const cause of ['additions', 'contribution', 'insurance', 'deductions', 'law'] as const)
    turn(cause, taken(input, after, ofEmployee[cause]));
  return { start: periods.start, switches };
}
