import { HOURS_OF_WEEK } from '#calendar/pay-days.ts';
import { scaled } from '#money/decimal.ts';
import { type HourKind, Payment } from '#salary/input.ts';
import { exactText } from './exact-text.ts';
import { type Explained, given, ofCompany, toCent, weekOf } from './step-parts.ts';
import type { TraceStep } from './trace.ts';

/**
 * What the price of an hour is made of, exact: the agreed price, or base ÷ hours of the month. Hours that do not end are shown as the days they come
 * from, so that the product of what is shown is the line.
 */
function pricedBy({ input, result, gross }: Explained): Pick<TraceStep, 'inputs'> & {
  formula: 'hourLine' | 'hourLine.fromBase' | 'hourLine.fromDays';
} {
  if (input.pay.type === Payment.hourly)
    return { formula: 'hourLine', inputs: [given('pricePerHour', result.pricePerHour, 'price', 'step')] };
  const base = given('base', result.base, 'cents', 'step');
  if (100 % gross.hoursOfMonth.under === 0)
    return {
      formula: 'hourLine.fromBase',
      inputs: [base, given('hoursOfMonth', result.hoursOfMonth, 'hours', 'step')],
    };
  const days = given('payDays', result.payDays, 'days', 'step');
  const week = given('hoursOfWeek', HOURS_OF_WEEK * 100, 'hours', 'national');
  return { formula: 'hourLine.fromDays', inputs: [base, days, week, weekOf(input.period)] };
}

/** The line of extra hours of a kind: hours × price × uplift. */
export function hourLineStep(work: Explained, kind: HourKind): TraceStep {
  const { input, result, gross, period } = work;
  const priced = pricedBy(work);
  const hours = scaled(input.hours?.[kind] ?? 0, 2);
  const factor = period.factors[kind];
  return {
    key: `hourLines.${kind}`,
    formula: priced.formula,
    value: result.hourLines[kind],
    unit: 'cents',
    inputs: [
      given('hours', hours, 'hours', 'month'),
      ...priced.inputs,
      ofCompany(input.period, 'uplifts', { key: 'uplift', value: period.upliftRates[kind], unit: 'rate' }),
    ],
    rounding: toCent(
      exactText([[hours, gross.price.over, factor.over]], [100, gross.price.under, factor.under], 100),
    ),
  };
}
