import { scaled } from '#money/decimal.ts';
import { isWritten } from '#money/fraction.ts';
import { toRate } from '#money/rate.ts';
import { companyDefaults } from '#salary/company-defaults.ts';
import { type HourKind, Payment } from '#salary/input.ts';
import { upliftLaw } from '#tables/laws.ts';
import { exactText } from './exact-text.ts';
import { dailyHours, type Explained, given, lawPart, ofCompany, toCent } from './step-parts.ts';
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
  if (isWritten(gross.hoursOfMonth))
    return {
      formula: 'hourLine.fromBase',
      inputs: [base, given('hoursOfMonth', result.hoursOfMonth, 'hours', 'step')],
    };
  const days = given('payDays', result.payDays, 'days', 'step');
  return { formula: 'hourLine.fromDays', inputs: [base, days, ...dailyHours(input.period)] };
}

/** The line of extra hours of a kind: hours × price × uplift. */
export function hourLineStep(work: Explained, kind: HourKind): TraceStep {
  const { input, result, gross, period } = work;
  const priced = pricedBy(work);
  const hours = scaled(input.hours?.[kind] ?? 0, 2);
  const factor = period.factors[kind];
  // The law is cited where the percentage is its own: another one comes from the settings, with their date.
  const isByLaw = period.upliftRates[kind] === toRate(companyDefaults.uplifts[kind]);
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
    ...lawPart(isByLaw ? upliftLaw(period.monthEnd) : undefined),
    rounding: toCent(
      exactText([[hours, gross.price.over, factor.over]], [100, gross.price.under, factor.under], 100),
    ),
  };
}
