import { HOURS_OF_WEEK } from '#calendar/pay-days.ts';
import { scaled } from '#money/decimal.ts';
import type { Fraction } from '#money/fraction.ts';
import { WHOLE } from '#money/rate.ts';
import type { PricedDays } from '#salary/gross-pay.ts';
import { type HourKind, hourKinds, Payment, type SalaryPeriod } from '#salary/input.ts';
import { netPay } from '#salary/net-pay.ts';
import type { DayGroup } from '#salary/paid-days.ts';
import { exactText } from './exact-text.ts';
import {
  amounts,
  type Explained,
  enteredStep,
  given,
  linesOf,
  ofCompany,
  sincePart,
  toCent,
  weekOf,
} from './step-parts.ts';
import { wageTaxUsed } from './tables-used.ts';
import type { TraceInput, TracePart, TraceStep } from './trace.ts';

/** Regular pay, extra hours, additions and total gross of a computed month, explained. */
export function grossSteps(work: Explained): TraceStep[] {
  const { result, input } = work;
  const lines = hourKinds.filter((kind) => input.hours?.[kind] !== undefined);
  const worked = lines.map((kind) => given(`hourLines.${kind}`, result.hourLines[kind], 'cents', 'step'));
  return [
    ...(work.gross.kind === 'hours' ? [regularPayOf(work), leaveOffOf(work)] : []),
    grossPayStep(work),
    ...lines.map((kind) => hourLineStep(work, kind)),
    { key: 'hoursPay', formula: 'hoursPay', value: result.hoursPay, unit: 'cents', inputs: worked },
    insurancePlusStep(work),
    enteredStep(work, 'extraBrutto', 'extraBrutto'),
    grossUpStep(work),
    {
      key: 'additions',
      formula: 'additions',
      value: result.additions,
      unit: 'cents',
      inputs: amounts(result, 'extraBrutto', 'grossUp'),
    },
    {
      key: 'totalBrutto',
      formula: 'totalBrutto',
      value: result.totalBrutto,
      unit: 'cents',
      inputs: amounts(result, 'grossPay', 'hoursPay', 'additions', 'insurancePlus'),
    },
    {
      key: 'bruttoWithoutInsurance',
      formula: 'bruttoWithoutInsurance',
      value: result.bruttoWithoutInsurance,
      unit: 'cents',
      inputs: amounts(result, 'totalBrutto', 'insurancePlus'),
    },
  ];
}

function grossPayStep(work: Explained): TraceStep {
  const { result, gross } = work;
  const step = { key: 'grossPay', value: result.grossPay, unit: 'cents' } as const;
  if (gross.kind === 'override') {
    return {
      ...step,
      formula: 'grossPay.entered',
      inputs: [given('entered', result.grossPay, 'cents', 'month')],
    };
  }
  if (gross.kind === 'days') {
    const products = gross.days.groups.map((group) => [group.days, group.base, group.rate]);
    const rounding = toCent(exactText(products, [result.payDays, WHOLE], 100));
    const parts = gross.days.groups.map((group) => dayPart(work.input.period, group, basePart(work, group)));
    return {
      ...step,
      formula: 'grossPay.days',
      inputs: [given('payDays', result.payDays, 'days', 'step')],
      parts,
      rounding,
    };
  }
  const inputs = [regularPayOf(work), leaveOffOf(work)].map((one) =>
    given(one.key, one.value, 'cents', 'step'),
  );
  return { ...step, formula: 'grossPay.hours', inputs };
}

/** Each day at its own price: the hours of the month evenly over the contract days. */
function regularByDay(
  { result, gross }: Pick<Explained, 'result' | 'gross'>,
  prices: readonly PricedDays[],
  hours: Fraction,
): TraceStep {
  const products = prices.map(({ days, price }) => [days, price, hours.over]);
  return {
    key: 'regularPay',
    formula: 'regularPay.byDay',
    value: gross.regular?.pay ?? 0,
    unit: 'cents',
    inputs: [
      given('regularHours', result.regularHours, 'hours', 'step'),
      given('contractDays', result.contractDays, 'days', 'step'),
    ],
    parts: prices.map(({ days, price, validFrom }) => ({
      key: 'pricedDays',
      inputs: [
        given('days', days, 'days', 'calendar'),
        given('pricePerHour', price, 'price', 'employee'),
        given('validFrom', validFrom, 'date', 'employee'),
      ],
    })),
    rounding: toCent(exactText(products, [result.contractDays, hours.under, 100], 100)),
  };
}

function regularPayOf({ result, gross }: Explained): TraceStep {
  const hours = gross.regular?.hours ?? { over: 0, under: 1 };
  const prices = gross.regular?.prices ?? [];
  if (prices.length > 0) return regularByDay({ result, gross }, prices, hours);
  const exact = exactText([[hours.over, gross.price.over]], [hours.under, gross.price.under], 100);
  const inputs = [
    given('regularHours', result.regularHours, 'hours', 'step'),
    given('pricePerHour', result.pricePerHour, 'price', 'step'),
  ];
  return {
    key: 'regularPay',
    formula: 'regularPay',
    value: gross.regular?.pay ?? 0,
    unit: 'cents',
    inputs,
    rounding: toCent(exact),
  };
}

function leaveOffOf({ input, result, gross, period }: Explained): TraceStep {
  const changes = (gross.regular?.prices.length ?? 0) > 0;
  const away = gross.days.groups.filter((group) => group.leave !== null);
  const onLeave = changes ? away : alike(away);
  const products = onLeave.map((group) => [group.days, WHOLE - group.rate, HOURS_OF_WEEK, group.base]);
  const inputs = [
    given('hoursOfWeek', HOURS_OF_WEEK * 100, 'hours', 'national'),
    weekOf(input.period),
    ...(changes ? [] : [given('pricePerHour', result.pricePerHour, 'price', 'step')]),
  ];
  const parts = onLeave.map((group) => dayPart(input.period, group, changes ? priceOf(group) : []));
  const rounding = toCent(exactText(products, [period.week, 100, WHOLE], 100));
  return {
    key: 'leaveOff',
    formula: 'leaveOff',
    value: gross.regular?.leaveOff ?? 0,
    unit: 'cents',
    inputs,
    parts,
    rounding,
  };
}

/** The price that days of leave are taken off at, and since when it holds. */
const priceOf = ({ base, validFrom }: DayGroup): TraceInput[] => [
  given('base', base, 'price', 'employee'),
  given('validFrom', validFrom, 'date', 'employee'),
];

/** At one price of an hour leave is listed by kind and percentage, whichever terms its days stand in. */
function alike(groups: readonly DayGroup[]): DayGroup[] {
  const merged: DayGroup[] = [];
  for (const group of groups) {
    const at = merged.findIndex(({ leave, rate }) => leave === group.leave && rate === group.rate);
    const known = merged[at];
    if (known) merged[at] = { ...known, days: known.days + group.days };
    else merged.push(group);
  }
  return merged;
}

/** The base of a group of days; in a month with more than one also the day it holds from. */
function basePart(work: Explained, group: DayGroup): TraceInput[] {
  const base = given('base', group.base, 'cents', 'employee');
  const changes = work.gross.days.groups.some(
    (other) => other.validFrom !== group.validFrom || other.base !== group.base,
  );
  return changes ? [base, sincePart(work, group.validFrom)] : [base];
}

function dayPart(period: SalaryPeriod, group: DayGroup, base: readonly TraceInput[]): TracePart {
  const leave = group.leave === null ? [] : [given('leave', group.leave, 'leave', 'employee')];
  const percentage = { key: 'percentage', value: group.rate, unit: 'rate' } as const;
  const rate =
    group.leave === null
      ? { ...percentage, source: 'calendar' as const }
      : ofCompany(period, 'leave', percentage);
  return {
    key: group.leave === null ? 'days' : 'leaveDays',
    inputs: [...leave, given('days', group.days, 'days', 'calendar'), ...base, rate],
  };
}

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

function hourLineStep(work: Explained, kind: HourKind): TraceStep {
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

function insurancePlusStep({ input, result, premium }: Explained): TraceStep {
  const step = {
    key: 'insurancePlus',
    formula: 'insurancePlus',
    value: result.insurancePlus,
    unit: 'cents',
  } as const;
  if (input.insurance?.option !== 1) return { ...step, inputs: [] };
  const inputs = [
    ofCompany(input.period, 'premiums', { key: 'premium', value: premium.prime, unit: 'cents' }),
    given('employerShare', premium.employerRate, 'rate', 'employee'),
  ];
  return {
    ...step,
    inputs,
    rounding: toCent(exactText([[premium.prime, premium.employerRate]], [WHOLE], 100)),
  };
}

function grossUpStep(work: Explained): TraceStep {
  const { result, input, beforeGrossUp, position, net } = work;
  const step = { key: 'grossUp', formula: 'grossUp', value: result.grossUp, unit: 'cents' } as const;
  const parts = linesOf(work, 'extraNetto');
  const byLines = parts.length > 0 && !input.lines?.some((line) => line.field === 'extraNetto' && line.typed);
  const wanted = given('extraNetto', input.extraNetto ?? 0, 'cents', byLines ? 'employee' : 'month');
  if (!input.extraNetto) return { ...step, inputs: [wanted] };
  const inputs = [
    wanted,
    given('totalBefore', beforeGrossUp, 'cents', 'computed'),
    given('netBefore', netPay(position, beforeGrossUp).net, 'cents', 'computed'),
    given('netAfter', net.net, 'cents', 'computed'),
  ];
  return {
    ...step,
    inputs,
    ...(parts.length > 0 ? { parts } : {}),
    ...(input.noTaxes ? {} : { table: wageTaxUsed(work) }),
  };
}
