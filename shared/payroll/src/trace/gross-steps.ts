import { WHOLE } from '#money/rate.ts';
import { hourKinds } from '#salary/input.ts';
import { netPay } from '#salary/net-pay.ts';
import type { DayGroup } from '#salary/paid-days.ts';
import { exactText } from './exact-text.ts';
import { hourLineStep } from './hour-steps.ts';
import { dayPart, leaveOffOf, regularPayOf } from './regular-steps.ts';
import {
  amounts,
  type Explained,
  enteredStep,
  given,
  lawOfLeave,
  linesOf,
  ofCompany,
  sincePart,
  toCent,
} from './step-parts.ts';
import { wageTaxUsed } from './tables-used.ts';
import type { TraceInput, TraceStep } from './trace.ts';

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
      ...lawOfLeave(gross.days.groups, work.period.monthEnd),
      rounding,
    };
  }
  const inputs = [regularPayOf(work), leaveOffOf(work)].map((one) =>
    given(one.key, one.value, 'cents', 'step'),
  );
  return { ...step, formula: 'grossPay.hours', inputs };
}

/** The base of a group of days; in a month with more than one also the day it holds from. */
function basePart(work: Explained, group: DayGroup): TraceInput[] {
  const base = given('base', group.base, 'cents', 'employee');
  const changes = work.gross.days.groups.some(
    (other) => other.validFrom !== group.validFrom || other.base !== group.base,
  );
  return changes ? [base, sincePart(work, group.validFrom)] : [base];
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
  const byLines =
    parts.length > 0 &&
    !input.lines?.some((line) => line.field === 'extraNetto' && (line.typed || line.entry));
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
