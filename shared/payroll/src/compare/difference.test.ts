import { dice, randomPeriod, randomSalary } from '#check/random-salary.ts';
import {
  calculateSalary,
  explainDifference,
  PayrollError,
  type SalaryInput,
  type SalaryPeriod,
} from '../index.ts';

// PAGA_SOAK=1 runs a hundred thousand pairs; PAGA_SEED=<the seed a failure printed> replays from that very pair.
const seed = Number(process.env.PAGA_SEED ?? 20_260_601);
const cases = process.env.PAGA_SOAK ? 100_000 : 800;

const month = (number: number, change: Partial<SalaryPeriod> = {}): SalaryPeriod => ({
  year: 2026,
  month: number,
  paymentDate: `2026-${String(number).padStart(2, '0')}-28`,
  weekWorkingDays: 5,
  holidays: [],
  uplifts: { night: 30, weekend: 50, afterWork: 30, holiday: 50, guard: 20 },
  ...change,
});
const [september, october] = [month(9), month(10)];
const arta: SalaryInput = {
  period: september,
  contract: { started: '2024-03-01' },
  pay: { type: 1, salaries: [{ validFrom: '2024-03-01', amount: 100_000 }] },
  tier: 1,
};
const causesOf = (before: SalaryInput, after: SalaryInput) =>
  explainDifference(before, after, calculateSalary(after).netto - calculateSalary(before).netto);
const raised = (validFrom: string) => ({
  type: 1 as const,
  salaries: [
    { validFrom: '2024-03-01', amount: 100_000 },
    { validFrom, amount: 110_000 },
  ],
});

test('two equal months have no cause', () => {
  expect(causesOf(arta, { ...arta, period: october })).toEqual([]);
});

test.each<[string, Partial<SalaryInput>, unknown]>([
  ['a raise is salary', { pay: raised('2026-10-01') }, [{ cause: 'salary', amount: 8550 }]],
  [
    'a raise within the month is salary, not days',
    { pay: raised('2026-10-12') },
    [
      { cause: 'salary', amount: 5830 },
      { cause: 'rounding', amount: -1 },
    ],
  ],
  [
    'unpaid days are days',
    { leaves: [{ type: 3, from: '2026-10-05', to: '2026-10-09', percentage: 0 }] },
    [{ cause: 'days', amount: -19432 }],
  ],
  ['extra hours are hours', { hours: { night: 10 } }, [{ cause: 'hours', amount: 6315 }]],
  ['a bonus is additions', { extraNetto: 5000 }, [{ cause: 'additions', amount: 5000 }]],
  [
    'another percentage is contribution',
    { employeePercentage: 10 },
    [{ cause: 'contribution', amount: -4500 }],
  ],
  [
    'an advance is deductions',
    { deductions: { avanse: 10_000 } },
    [{ cause: 'deductions', amount: -10_000 }],
  ],
  ['another tier is law', { tier: 2 }, [{ cause: 'law', amount: -2900 }]],
])('%s', (_what, change, causes) => {
  expect(causesOf(arta, { ...arta, ...change, period: october })).toEqual(causes);
});

test('a raise in the middle of last month is salary in this one', () => {
  const pay = raised('2026-09-16');
  expect(causesOf({ ...arta, pay }, { ...arta, pay, period: october }).map(({ cause }) => cause)).toEqual([
    'salary',
  ]);
});

test('insurance and another tax table have their own names', () => {
  const premiums = { prime: 2000, partner: 0, children: 0, adultChildren: 0, parent: 0 };
  const insured = { ...arta, period: month(10, { premiums }), insurance: { option: 2 as const } };
  expect(causesOf(arta, insured)).toEqual([{ cause: 'insurance', amount: -2000 }]);
  const older = { ...arta, period: month(9, { paymentDate: '2024-08-22' }) };
  expect(causesOf(older, { ...arta, period: october })).toEqual([{ cause: 'law', amount: 680 }]);
});

test('a raise and a deduction that cancel each other out are both named', () => {
  const after = { ...arta, period: october, pay: raised('2026-10-01'), deductions: { stops: 8550 } };
  expect(causesOf(arta, after)).toEqual([
    { cause: 'salary', amount: 8550 },
    { cause: 'deductions', amount: -8550 },
  ]);
});

test(`causes add up to the difference in ${cases} random pairs from seed ${seed}, and rounding stays a matter of cents`, () => {
  const seen = new Map<string, number>();
  for (let index = 0; index < cases; index += 1) {
    const roll = dice(seed + index);
    const [one, other] = [randomPeriod(roll), randomPeriod(roll)];
    const before = randomSalary(roll, one);
    // A third are two months of one person, the others share nothing at all.
    const after = index % 3 === 0 ? { ...before, period: other } : randomSalary(roll, other);
    const difference = calculateSalary(after).netto - calculateSalary(before).netto;
    const causes = explainDifference(before, after, difference);
    const sum = causes.reduce((total, { amount }) => total + amount, 0);
    const rounding = Math.abs(causes.find(({ cause }) => cause === 'rounding')?.amount ?? 0);
    if (sum !== difference || rounding > 20)
      throw new Error(
        `PAGA_SEED=${seed + index}: ${difference} is not ${JSON.stringify(causes)}\n${JSON.stringify([before, after])}`,
      );
    for (const { cause } of causes) seen.set(cause, (seen.get(cause) ?? 0) + 1);
  }
  expect(seen.size).toBe(11);
  for (const count of seen.values()) expect(count).toBeGreaterThan(cases / 50);
}, 600_000);

test('a mixture that has no salary leaves its part to the next cause', () => {
  const whole = { ...arta, employeePercentage: 100 };
  const after = { ...arta, period: october, extraNetto: 5000 };
  expect(() => calculateSalary({ ...whole, extraNetto: 5000 })).toThrow(PayrollError);
  expect(causesOf(whole, after)).toEqual([{ cause: 'contribution', amount: calculateSalary(after).netto }]);
});
