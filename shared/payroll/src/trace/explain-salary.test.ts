import { stepOf } from '#check/step-of.ts';
import { arta, hourly, october } from '../check/arta.ts';
import { evaluations } from '../check/evaluate-step.ts';
import { dice, randomSalary } from '../check/random-salary.ts';
import {
  builtInTables,
  calculateSalary,
  explainSalary,
  formulas,
  type SalaryInput,
  type SalaryResult,
  type TraceStep,
} from '../index.ts';
import { WHOLE } from '../money/rate.ts';

const months = Array.from({ length: 1000 }, (_, seed) => randomSalary(dice(seed)));
const stepsOf = (input: SalaryInput) => explainSalary(input).trace.steps;

function fieldOf(result: SalaryResult, key: TraceStep['key']): unknown {
  if (key.startsWith('hourLines.'))
    return Object.entries(result.hourLines).find(([kind]) => key.endsWith(`.${kind}`))?.[1];
  return Object.entries(result).find(([field]) => field === key)?.[1];
}

/** Half up of a decimal text in the step's reading unit, as an integer of its smallest. */
function roundedText(exact: string, decimals: number): number {
  const [whole = '', digits = ''] = exact.split('.');
  const padded = digits.padEnd(decimals + 1, '0');
  return Number(whole + padded.slice(0, decimals)) + (padded.charAt(decimals) >= '5' ? 1 : 0);
}

test('the explained result is the calculated one, and each step has its value', () => {
  for (const input of months) {
    const { result, trace } = explainSalary(input);
    if (JSON.stringify(result) !== JSON.stringify(calculateSalary(input)))
      throw new Error(JSON.stringify(input));
    for (const step of trace.steps) {
      const field = fieldOf(result, step.key);
      if (field !== undefined && field !== step.value)
        throw new Error(`${step.key}: ${step.value}, result ${field}`);
    }
  }
});

test('every formula comes out again from nothing but the inputs it shows', () => {
  const evaluated = new Set<string>();
  for (const step of months.flatMap(stepsOf)) {
    const evaluate = evaluations[step.formula];
    if (!evaluate) continue;
    evaluated.add(step.formula);
    const [over, under] = evaluate(step);
    // Half up, also for a net below zero, which is exact.
    const value = Number(over < 0n ? over / under : (over * 2n + under) / (under * 2n));
    if (value !== step.value) throw new Error(`${step.formula}: ${value} from ${JSON.stringify(step)}`);
  }
  expect([...evaluated].sort()).toEqual(Object.keys(evaluations).sort());
  // Everything else counts days of a calendar, is found by trying, or is only compared with.
  const others = formulas.filter((formula) => !(formula in evaluations));
  expect(others).toEqual(['payDays', 'contractDays', 'leaveDays', 'grossUp', 'minimumWage']);
});

test('an input from another step is that step, computed before', () => {
  for (const input of months) {
    const earlier = new Map<string, number>();
    for (const step of stepsOf(input)) {
      for (const one of step.inputs) {
        if (one.source === 'step' && earlier.get(one.key) !== one.value)
          throw new Error(`${step.key} names ${one.key} = ${one.value}`);
      }
      earlier.set(step.key, step.value);
    }
  }
});

test('the unrounded value rounds half up to the value', () => {
  const places = { cent: 2, hundredth: 2, tenThousandth: 4 };
  for (const step of months.flatMap(stepsOf)) {
    if (step.rounding && roundedText(step.rounding.exact, places[step.rounding.to]) !== step.value)
      throw new Error(JSON.stringify(step));
  }
});

test('the bands shown sum to the taxable pay and to the tax', () => {
  const tax = stepOf(explainSalary(arta()).trace, 'tax');
  expect(tax?.table).toMatchObject({
    kind: 'wageTax',
    id: 'wage-tax-primary-2024',
    validFrom: '2024-08-23',
    usedOn: '2026-10-31',
  });
  expect(tax?.parts?.map((part) => part.inputs.map((input) => input.value))).toEqual([
    [0, 250_00, 250_00, 0, '0'],
    [250_00, 450_00, 200_00, 80_000, '16'],
    [450_00, null, 500_00, 100_000, '50'],
  ]);
  expect(tax?.rounding).toEqual({ rule: 'halfUp', to: 'cent', exact: '66' });
});

test('says whose figure each input is', () => {
  const period = october({ contributions: { employee: 6, employer: 7 } });
  const sources = (input: SalaryInput) =>
    stepOf(explainSalary(input).trace, 'contributionEmployee')?.inputs.map((one) => one.source);
  expect(sources(arta())).toEqual(['step', 'national']);
  expect(sources(arta({ period }))).toEqual(['step', 'company']);
  expect(sources(arta({ period, employeePercentage: 8 }))).toEqual(['step', 'employee']);
});

test('a figure of the company says since when its setting holds; the law is cited where the percentage is its own', () => {
  const settingsSince = { contributions: '2026-10-01', uplifts: '2026-09-01' };
  const period = october({ contributions: { employee: 9, employer: 5 }, settingsSince });
  const { trace } = explainSalary(arta({ period, hours: { night: 20.01 } }));
  const percentage = stepOf(trace, 'contributionEmployee');
  expect(percentage?.inputs[1]).toMatchObject({ value: 90_000, source: 'company', since: '2026-10-01' });
  expect(percentage?.table).toBeUndefined();
  expect(stepOf(trace, 'contributionEmployer')?.table?.law.en).toContain('04/L-101');
  const night = stepOf(trace, 'hourLines.night');
  expect(night).toMatchObject({ formula: 'hourLine.fromBase' });
  expect(night?.inputs.at(-1)).toMatchObject({ key: 'uplift', since: '2026-09-01' });
  for (const tables of Object.values(builtInTables))
    for (const { law } of tables) expect(`${law.sq} ${law.en}`).toMatch(/\d\d\/L-\d{3}.*\d\d\/L-\d{3}/);
});

test('explains leave, raise and rounding of a gross', () => {
  const salaries = [
    { validFrom: '2020-01-01', amount: 1000_00 },
    { validFrom: '2026-10-16', amount: 1300_00 },
  ];
  const leaves = [{ type: 1, from: '2026-10-20', to: '2026-10-22', percentage: 70 }] as const;
  const step = stepOf(explainSalary(arta({ pay: { type: 1, salaries }, leaves })).trace, 'grossPay');
  expect(step).toMatchObject({
    formula: 'grossPay.days',
    value: 1096_82,
    rounding: { exact: '1096.818181' },
  });
  expect(
    step?.parts?.map((part) => [part.key, part.inputs.find((input) => input.key === 'days')?.value]),
  ).toEqual([
    ['days', 11],
    ['days', 8],
    ['leaveDays', 3],
  ]);
  expect(step?.parts?.map((part) => part.inputs.find((input) => input.key === 'validFrom')?.value)).toEqual([
    '2020-01-01',
    '2026-10-16',
    '2026-10-16',
  ]);
  const whole = stepOf(explainSalary(arta({ leaves })).trace, 'grossPay');
  expect(whole?.parts?.flatMap((part) => part.inputs.filter((input) => input.key === 'validFrom'))).toEqual(
    [],
  );
});

test('a salary that comes back is explained by the terms of its days, and base and price say since when they hold', () => {
  const salaries = [
    { validFrom: '2026-01-01', amount: 1000_00 },
    { validFrom: '2026-10-10', amount: 1200_00 },
    { validFrom: '2026-10-20', amount: 1000_00 },
  ];
  const { trace, result } = explainSalary(arta({ pay: { type: 1, salaries } }));
  const partsOf = (step?: TraceStep) => step?.parts?.map(({ inputs }) => inputs.map(({ value }) => value));
  expect(partsOf(stepOf(trace, 'grossPay'))).toEqual([
    [7, 1000_00, '2026-01-01', WHOLE],
    [6, 1200_00, '2026-10-10', WHOLE],
    [9, 1000_00, '2026-10-20', WHOLE],
  ]);
  expect(result.grossPay).toBe(1054_55);
  const sinceOf = (input: SalaryInput, key: TraceStep['key']) =>
    stepOf(explainSalary(input).trace, key)?.inputs.find((one) => one.key === 'validFrom')?.value;
  expect(sinceOf(arta({ pay: { type: 1, salaries } }), 'base')).toBe('2026-10-20');
  expect(
    sinceOf(
      arta({ pay: { type: 1, salaries }, contract: { started: '2026-01-01', ended: '2026-10-15' } }),
      'base',
    ),
  ).toBe('2026-10-10');
  expect(sinceOf(hourly(), 'pricePerHour')).toBe('2020-01-01');
  const later = { validFrom: '2026-12-01', amount: 1000_00 };
  expect(sinceOf(arta({ pay: { type: 1, salaries: [later] } }), 'base')).toBe('2020-01-01');
});

test('an hourly month with two prices tells the days of each, and leave at the price of its days', () => {
  const prices = [
    { validFrom: '2020-01-01', pricePerHour: 6.5 },
    { validFrom: '2026-10-06', pricePerHour: 7 },
  ];
  const leaves = [{ type: 1, from: '2026-10-05', to: '2026-10-06', percentage: 70 }] as const;
  const { trace, result } = explainSalary(arta({ pay: { type: 2, prices }, leaves }));
  const partsOf = (key: TraceStep['key']) =>
    stepOf(trace, key)?.parts?.map(({ inputs }) => inputs.map(({ value }) => value));
  expect(partsOf('leaveOff')).toEqual([
    [1, 1, 65_000, '2020-01-01', 700_000],
    [1, 1, 70_000, '2026-10-06', 700_000],
  ]);
  expect(partsOf('regularPay')).toEqual([
    [3, 65_000, '2020-01-01'],
    [19, 70_000, '2026-10-06'],
  ]);
  // 8 h x (3 x 6.50 + 19 x 7.00), less 8 h x (6.50 + 7.00) x 30 %
  expect(result.grossPay).toBe(1220_00 - 32_40);
});

test('a budget line is called by its name; one stored without a name by its number', () => {
  const lines = [
    { id: 7, share: 600_00, name: 'Mësimdhënia', project: 'Shkolla' },
    { id: 9, share: 400_00 },
  ];
  const step = stepOf(explainSalary(arta({ pay: { type: 3, lines } })).trace, 'base');
  expect(step?.parts?.map(({ inputs }) => inputs.map(({ value }) => value))).toEqual([
    [7, 'Shkolla', 'Mësimdhënia', 600_00],
    [9, 400_00],
  ]);
});

test('explains hourly pay by its hours, and the minimum wage with its decision', () => {
  const { trace } = explainSalary(hourly());
  expect(stepOf(trace, 'regularPay')).toMatchObject({ value: 1144_00, rounding: { exact: '1144' } });
  expect(stepOf(trace, 'minimumWage')).toMatchObject({
    value: 500_00,
    table: { id: 'minimum-wage-2026-07', usedOn: '2026-10-31' },
  });
});

test('every formula has a name the screens know, and each of them is used', () => {
  const used = new Set(months.flatMap(stepsOf).map((step) => step.formula));
  expect([...used].sort()).toEqual([...formulas].sort());
});

test('a trace is plain data: it survives being stored', () => {
  for (const input of months.slice(0, 50)) {
    const { trace } = explainSalary(input);
    expect(JSON.parse(JSON.stringify(trace))).toEqual(trace);
  }
});

const january2009 = { year: 2009, month: 1, paymentDate: '2009-01-31' } as const;
const lawOf = (input: SalaryInput, key: TraceStep['key']) => {
  const step = stepOf(explainSalary(input).trace, key);
  return (step?.law ?? step?.table?.law)?.en;
};

test('cites the law that was in force at the time', () => {
  const early = arta({
    period: october(january2009),
    contract: { started: '2009-01-01' },
    pay: { type: 1, salaries: [{ validFrom: '2009-01-01', amount: 500_00 }] },
    hours: { night: 1 },
  });
  const exempt = { hasContributions: false, noTaxes: true };
  const leaves = [
    { type: 1, from: '2026-10-05', to: '2026-10-06', percentage: 70 },
    { type: 2, from: '2026-10-12', to: '2026-10-13', percentage: 70 },
  ] as const;
  expect([
    lawOf(early, 'contributionEmployee'),
    lawOf(early, 'hourLines.night'),
    lawOf({ ...early, ...exempt }, 'contributionEmployee'),
    lawOf(arta(), 'contributionEmployee'),
    lawOf(arta({ hours: { night: 1 } }), 'hourLines.night'),
    lawOf(arta({ leaves }), 'grossPay'),
    lawOf(arta(), 'grossPay'),
    lawOf(hourly({ leaves }), 'leaveOff'),
    lawOf(arta(exempt), 'contributionEmployee'),
    lawOf(arta(exempt), 'tax'),
    lawOf(arta(), 'minimumWage'),
  ]).toEqual([
    'UNMIK Regulation 2001/35 on Pensions in Kosovo',
    'UNMIK Regulation 2001/27 on Essential Labour Law',
    'UNMIK Regulation 2001/35 on Pensions in Kosovo',
    'Law 04/L-101 on Pension Funds of Kosovo',
    'Law on Labour 03/L-212, article 56',
    'Law on Labour 03/L-212, articles 49, 59',
    undefined,
    'Law on Labour 03/L-212, articles 49, 59',
    'Law 04/L-101 on Pension Funds of Kosovo',
    'Law 08/L-142, article 5',
    'Government Decision 10/273 of 31.10.2025 on the minimum wage, by Law 08/L-142',
  ]);
  // Another uplift comes from the company's settings, with their date.
  const period = october({ uplifts: { night: 40, weekend: 50, afterWork: 30, holiday: 50, guard: 20 } });
  expect(lawOf(arta({ period, hours: { night: 1 } }), 'hourLines.night')).toBeUndefined();
});

test('no step cites a law before it was in force', () => {
  for (const input of months)
    for (const { key, law, table } of stepsOf(input)) {
      const cited = `${law?.sq ?? ''} ${table?.law.sq ?? ''}`;
      const { paymentDate, year, month } = input.period;
      if (paymentDate < '2012-05-23')
        expect([key, cited]).not.toEqual([key, expect.stringContaining('04/L-101')]);
      if (`${year}-${String(month).padStart(2, '0')}-31` < '2010-12-16')
        expect([key, law?.sq ?? '']).not.toEqual([key, expect.stringContaining('03/L-212')]);
    }
});
