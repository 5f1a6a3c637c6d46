import type { TraceInput, TracePart, TraceStep } from '../index.ts';
import { add, atLeast, divide, type Exact, exact, minus, times } from './exact-fraction.ts';

/*
 * Reads a trace as a person with a pocket calculator would: each formula again, from nothing but the inputs shown.
 * Steps that count days of a calendar, try grosses or compare have no evaluation here; a test names them.
 */
type Evaluation = (step: TraceStep) => Exact;

const WHOLE = exact(1_000_000n);

function shown(inputs: readonly TraceInput[], key: string): Exact {
  const input = inputs.find((one) => one.key === key);
  if (typeof input?.value !== 'number') throw new Error(`${key} is not shown`);
  return exact(BigInt(input.value));
}

const get = (step: TraceStep, key: string): Exact => shown(step.inputs, key);
const sum = (parts: readonly Exact[]): Exact => parts.reduce(add, exact(0n));
const all: Evaluation = (step) => sum(step.inputs.map((input) => get(step, input.key)));
const first: Evaluation = (step) => sum(step.inputs.slice(0, 1).map((input) => get(step, input.key)));
const ofParts = (step: TraceStep, value: (part: TracePart) => Exact): Exact =>
  sum((step.parts ?? []).map(value));
const share = (inputs: readonly TraceInput[], amount: string, rate: string): Exact =>
  divide(times(shown(inputs, amount), shown(inputs, rate)), WHOLE);
const weekly: Evaluation = (step) =>
  divide(times(first(step), get(step, 'hoursOfWeek')), get(step, 'weekWorkingDays'));
const contribution: Evaluation = (step) => share(step.inputs, 'totalBrutto', 'percentage');
const bands: Evaluation = (step) => ofParts(step, (part) => share(part.inputs, 'amount', 'percentage'));

/** Hours (hundredths) x amount / under x (1 + uplift); a price is in ten-thousandths of a euro, an amount in cents over hundredths of an hour. */
const uplifted = (step: TraceStep, amount: Exact, under: Exact): Exact =>
  divide(times(times(get(step, 'hours'), amount), add(WHOLE, get(step, 'uplift'))), times(under, WHOLE));

/** What is shown in hundredths of an hour times ten-thousandths of a euro, in cents. */
const paid = (hours: Exact, price: Exact): Exact => divide(times(hours, price), exact(10_000n));
const daily: Evaluation = (step) => divide(get(step, 'hoursOfWeek'), get(step, 'weekWorkingDays'));
/** Days at their own prices, in ten-thousandths of a euro. */
const byDay: Evaluation = (step) =>
  ofParts(step, (part) => times(shown(part.inputs, 'days'), shown(part.inputs, 'pricePerHour')));
/** Days of the first input, each of the daily hours. */
const hoursOfDays: Evaluation = (step) => times(first(step), daily(step));
/** Ten-thousandths of a euro an hour: cents x 100 over hundredths of an hour x 100. */
const priceOver = (step: TraceStep, hours: Exact): Exact =>
  divide(times(get(step, 'base'), exact(10_000n)), hours);
/** Leave is taken off at the price of the step, or of its part. */
const leaveOff: Evaluation = (step) =>
  ofParts(step, ({ inputs }) => {
    const price = inputs.some(({ key }) => key === 'base')
      ? shown(inputs, 'base')
      : get(step, 'pricePerHour');
    const unpaid = divide(minus(WHOLE, shown(inputs, 'percentage')), WHOLE);
    return times(paid(times(shown(inputs, 'days'), daily(step)), price), unpaid);
  });

/** The formulas by name. */
export const evaluations: Partial<Record<TraceStep['formula'], Evaluation>> = {
  'base.salary': first,
  'base.project': (step) => ofParts(step, (part) => shown(part.inputs, 'share')),
  'base.hourly': (step) => paid(get(step, 'hoursOfMonth'), get(step, 'pricePerHour')),
  'base.hourly.fromDays': (step) => paid(times(get(step, 'payDays'), daily(step)), get(step, 'pricePerHour')),
  'pricePerHour.fromBase': (step) => priceOver(step, get(step, 'hoursOfMonth')),
  'pricePerHour.fromDays': (step) => priceOver(step, times(get(step, 'payDays'), daily(step))),
  regularPay: (step) => paid(get(step, 'regularHours'), get(step, 'pricePerHour')),
  'regularPay.fromDays': (step) => paid(hoursOfDays(step), get(step, 'pricePerHour')),
  'regularPay.byDay': (step) =>
    paid(divide(get(step, 'regularHours'), get(step, 'contractDays')), byDay(step)),
  'regularPay.byDayOfWeek': (step) => paid(daily(step), byDay(step)),
  leaveOff,
  'hoursOfMonth.default': weekly,
  'hoursOfMonth.company': first,
  'hoursOfMonth.employee': first,
  'pricePerHour.agreed': first,
  'regularHours.default': weekly,
  'regularHours.entered': first,
  'grossPay.days': (step) =>
    divide(
      ofParts(step, (part) => times(shown(part.inputs, 'days'), share(part.inputs, 'base', 'percentage'))),
      get(step, 'payDays'),
    ),
  'grossPay.entered': first,
  'grossPay.hours': (step) => {
    const rest = minus(get(step, 'regularPay'), get(step, 'leaveOff'));
    return rest[0] < 0n ? exact(0n) : rest;
  },
  hourLine: (step) => uplifted(step, get(step, 'pricePerHour'), exact(10_000n)),
  'hourLine.fromBase': (step) => uplifted(step, get(step, 'base'), get(step, 'hoursOfMonth')),
  'hourLine.fromDays': (step) =>
    uplifted(
      step,
      times(get(step, 'base'), get(step, 'weekWorkingDays')),
      times(get(step, 'payDays'), get(step, 'hoursOfWeek')),
    ),
  hoursPay: all,
  insurancePlus: (step) =>
    step.inputs.length === 0 ? exact(0n) : share(step.inputs, 'premium', 'employerShare'),
  extraBrutto: first,
  additions: all,
  totalBrutto: all,
  bruttoWithoutInsurance: (step) => minus(get(step, 'totalBrutto'), get(step, 'insurancePlus')),
  contributionEmployee: contribution,
  contributionEmployer: contribution,
  'contribution.none': all,
  taxable: (step) => minus(get(step, 'totalBrutto'), get(step, 'contributionEmployee')),
  'tax.bands': bands,
  'tax.flat': bands,
  'tax.none': () => exact(0n),
  'prime.sum': all,
  'prime.entered': first,
  'prime.none': all,
  familyExpenses: (step) => {
    const members = step.inputs.filter((input) => input.unit === 'count');
    const family = sum(members.map((input) => times(get(step, input.key), get(step, `${input.key}Premium`))));
    const prime = get(step, 'prime');
    return atLeast(family, prime) ? prime : family;
  },
  deduction: first,
  lines: (step) => ofParts(step, (part) => shown(part.inputs, 'taken')),
  'lines.typed': first,
  'lines.named': all,
  deductions: all,
  netto: (step) =>
    minus(minus(minus(get(step, 'taxable'), get(step, 'tax')), get(step, 'prime')), get(step, 'deductions')),
  companyCost: all,
};
