import { type Rate, WHOLE } from '#money/rate.ts';
import type { SalaryInput } from '#salary/input.ts';
import { deductionFields } from '#salary/recurring-line.ts';
import { bandParts } from '#tables/bands.ts';
import { exactText } from './exact-text.ts';
import { amounts, type Explained, enteredStep, given, ofCompany, toCent } from './step-parts.ts';
import { minimumWageUsed, pensionUsed, wageTaxUsed } from './tables-used.ts';
import type { TraceInput, TraceStep } from './trace.ts';

/** Contributions, tax, premium, deductions, net and cost of a computed month, explained. */
export function netSteps(work: Explained): TraceStep[] {
  const { result } = work;
  const netto = amounts(result, 'taxable', 'tax', 'prime', 'deductions');
  const cost = amounts(result, 'totalBrutto', 'contributionEmployer');
  return [
    contributionStep(work, 'contributionEmployee', work.employeeRate, work.input.employeePercentage),
    contributionStep(work, 'contributionEmployer', work.employerRate, work.input.employerPercentage),
    {
      key: 'taxable',
      formula: 'taxable',
      value: result.taxable,
      unit: 'cents',
      inputs: amounts(result, 'totalBrutto', 'contributionEmployee'),
    },
    taxStep(work),
    primeStep(work),
    familyStep(work),
    ...deductionFields.map((key) => enteredStep(work, key, 'deduction')),
    {
      key: 'deductions',
      formula: 'deductions',
      value: result.deductions,
      unit: 'cents',
      inputs: amounts(result, 'stops', 'avanse', 'phone', 'ticket'),
    },
    { key: 'netto', formula: 'netto', value: result.netto, unit: 'cents', inputs: netto },
    { key: 'companyCost', formula: 'companyCost', value: result.companyCost, unit: 'cents', inputs: cost },
    ...minimumWageStep(work),
  ];
}

function contributionStep(
  work: Explained,
  key: 'contributionEmployee' | 'contributionEmployer',
  rate: Rate,
  own: number | string | null | undefined,
): TraceStep {
  const { result, input } = work;
  const step = { key, value: result[key], unit: 'cents' } as const;
  if (input.hasContributions === false)
    return { ...step, formula: 'contribution.none', inputs: [], law: pensionUsed(work).law };
  return {
    ...step,
    formula: key,
    inputs: [...amounts(result, 'totalBrutto'), percentageOf(input, rate, own)],
    // The table is cited where the percentage is its own: another one comes from the settings or the person, with their date.
    ...(rate === work.period.pension[key === 'contributionEmployee' ? 'employee' : 'employer']
      ? { table: pensionUsed(work) }
      : {}),
    rounding: toCent(exactText([[result.totalBrutto, rate]], [WHOLE], 100)),
  };
}

function percentageOf(
  { period }: SalaryInput,
  value: Rate,
  own: number | string | null | undefined,
): TraceInput {
  const percentage = { key: 'percentage', value, unit: 'rate' } as const;
  if (own !== undefined && own !== null) return { ...percentage, source: 'employee' };
  return period.contributions
    ? ofCompany(period, 'contributions', percentage)
    : { ...percentage, source: 'national' };
}

function taxStep(work: Explained): TraceStep {
  const { result, input, position } = work;
  const step = { key: 'tax', value: result.tax, unit: 'cents', inputs: amounts(result, 'taxable') } as const;
  if (input.noTaxes) return { ...step, formula: 'tax.none', law: wageTaxUsed(work).law };
  const cut = bandParts(position.bands, result.taxable);
  const products = cut.map((part) => [part.amount, part.rate]);
  const parts = cut.map((part) => ({
    key: 'band' as const,
    inputs: [
      given('from', part.from, 'cents', 'national'),
      given('to', part.to, 'cents', 'national'),
      given('amount', part.amount, 'cents', 'computed'),
      given('percentage', part.rate, 'rate', 'national'),
      given('product', exactText([[part.amount, part.rate]], [WHOLE], 100), 'text', 'computed'),
    ],
  }));
  const rounding = toCent(exactText(products, [WHOLE], 100));
  return {
    ...step,
    formula: input.tier === 1 ? 'tax.bands' : 'tax.flat',
    parts,
    table: wageTaxUsed(work),
    rounding,
  };
}

function primeStep({ input, result }: Explained): TraceStep {
  const step = { key: 'prime', value: result.prime, unit: 'cents' } as const;
  const { insurance } = input;
  if (!insurance || insurance.option === 3) return { ...step, formula: 'prime.none', inputs: [] };
  if (insurance.premium !== undefined && insurance.premium !== null) {
    return {
      ...step,
      formula: 'prime.entered',
      inputs: [given('entered', result.prime, 'cents', 'employee')],
    };
  }
  const value = input.period.premiums?.prime ?? 0;
  const own = ofCompany(input.period, 'premiums', { key: 'ownPremium', value, unit: 'cents' });
  return {
    ...step,
    formula: 'prime.sum',
    inputs: [own, given('familyPremium', result.familyExpenses, 'cents', 'computed')],
  };
}

function familyStep({ input, result }: Explained): TraceStep {
  const { premiums } = input.period;
  const family = input.insurance?.option === 1 ? input.insurance.family : null;
  const members = (['partner', 'children', 'adultChildren', 'parent'] as const).flatMap(
    (kind): TraceInput[] => {
      const count = family?.[kind] ?? 0;
      if (!premiums || count === 0) return [];
      return [
        given(kind, count, 'count', 'employee'),
        ofCompany(input.period, 'premiums', {
          key: `${kind}Premium`,
          value: premiums[kind],
          unit: 'cents',
        }),
      ];
    },
  );
  const cap = amounts(result, 'prime');
  return {
    key: 'familyExpenses',
    formula: 'familyExpenses',
    value: result.familyExpenses,
    unit: 'cents',
    inputs: [...members, ...cap],
  };
}

function minimumWageStep(work: Explained): TraceStep[] {
  const minimum = minimumWageUsed(work);
  if (!minimum || work.input.tier !== 1 || work.input.fullTime === false) return [];
  const { birthDate } = work.input;
  const inputs = [
    ...amounts(work.result, 'base'),
    ...(birthDate ? [given('birthDate', birthDate, 'date', 'employee')] : []),
  ];
  return [
    {
      key: 'minimumWage',
      formula: 'minimumWage',
      value: minimum.amount,
      unit: 'cents',
      inputs,
      table: minimum.table,
    },
  ];
}
