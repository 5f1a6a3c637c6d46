import { HOURS_OF_WEEK } from '#calendar/pay-days.ts';
import { scaled } from '#money/decimal.ts';
import { WHOLE } from '#money/rate.ts';
import { type HourKind, hourKinds } from '#salary/input.ts';
import { netPay } from '#salary/net-pay.ts';
import type { DayGroup } from '#salary/paid-days.ts';
import { exactText } from './exact-text.ts';
import { amounts, type Explained, given, sincePart, toCent } from './step-parts.ts';
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
    extraStep(work),
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
    const parts = gross.days.groups.map((group) => dayPart(group, basePart(work, group)));
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

function regularPayOf({ result, gross }: Explained): TraceStep {
  const hours = gross.regular?.hours ?? { over: 0, under: 1 };
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

function leaveOffOf({ result, gross, period }: Explained): TraceStep {
  const onLeave = alike(gross.days.groups.filter((group) => group.leave !== null));
  const products = onLeave.map((group) => [group.days, WHOLE - group.rate, HOURS_OF_WEEK, gross.price.over]);
  const inputs = [
    given('hoursOfWeek', HOURS_OF_WEEK * 100, 'hours', 'national'),
    given('weekWorkingDays', period.week, 'count', 'company'),
    given('pricePerHour', result.pricePerHour, 'price', 'step'),
  ];
  const parts = onLeave.map((group) => dayPart(group, []));
  const rounding = toCent(exactText(products, [period.week, gross.price.under, WHOLE], 100));
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

/** The price of an hour is that of the last contract day: leave is listed by kind and percentage, whichever terms its days fall in. */
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

function dayPart(group: DayGroup, base: readonly TraceInput[]): TracePart {
  const leave = group.leave === null ? [] : [given('leave', group.leave, 'leave', 'employee')];
  const rate = given('percentage', group.rate, 'rate', group.leave === null ? 'calendar' : 'company');
  return {
    key: group.leave === null ? 'days' : 'leaveDays',
    inputs: [...leave, given('days', group.days, 'days', 'calendar'), ...base, rate],
  };
}

function hourLineStep({ input, result, gross, period }: Explained, kind: HourKind): TraceStep {
  const hours = scaled(input.hours?.[kind] ?? 0, 2);
  const factor = period.factors[kind];
  return {
    key: `hourLines.${kind}`,
    formula: 'hourLine',
    value: result.hourLines[kind],
    unit: 'cents',
    inputs: [
      given('hours', hours, 'hours', 'month'),
      given('pricePerHour', result.pricePerHour, 'price', 'step'),
      given('uplift', period.upliftRates[kind], 'rate', 'company'),
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
    given('premium', premium.prime, 'cents', 'company'),
    given('employerShare', premium.employerRate, 'rate', 'employee'),
  ];
  return {
    ...step,
    inputs,
    rounding: toCent(exactText([[premium.prime, premium.employerRate]], [WHOLE], 100)),
  };
}

function extraStep({ result }: Explained): TraceStep {
  const inputs = [given('entered', result.extraBrutto, 'cents', 'month')];
  return { key: 'extraBrutto', formula: 'extraBrutto', value: result.extraBrutto, unit: 'cents', inputs };
}

function grossUpStep(work: Explained): TraceStep {
  const { result, input, beforeGrossUp, position, net } = work;
  const step = { key: 'grossUp', formula: 'grossUp', value: result.grossUp, unit: 'cents' } as const;
  const wanted = given('extraNetto', input.extraNetto ?? 0, 'cents', 'month');
  if (!input.extraNetto) return { ...step, inputs: [wanted] };
  const inputs = [
    wanted,
    given('totalBefore', beforeGrossUp, 'cents', 'computed'),
    given('netBefore', netPay(position, beforeGrossUp).net, 'cents', 'computed'),
    given('netAfter', net.net, 'cents', 'computed'),
  ];
  return { ...step, inputs, ...(input.noTaxes ? {} : { table: wageTaxUsed(work) }) };
}
