import { arta, hourly, october } from '../check/arta.ts';
import { calculateSalary, type SalaryInput } from '../index.ts';

const paid = (amount: number): SalaryInput['pay'] => ({
  type: 1,
  salaries: [{ validFrom: '2000-01-01', amount }],
});
const codes = (input: SalaryInput) => calculateSalary(input).problems.map((problem) => problem.code);

test('a base below the minimum wage of the month is a warning and changes nothing', () => {
  const row = calculateSalary(arta({ pay: paid(499_99) }));
  expect(row.grossPay).toBe(499_99);
  expect(row.problems).toEqual([
    { code: 'BELOW_MINIMUM_WAGE', severity: 'warning', base: 499_99, minimum: 500_00 },
  ]);
  expect(codes(arta({ pay: paid(500_00) }))).toEqual([]);
});

test.each([
  [2010, 12, 0],
  [2011, 1, 170_00],
  [2024, 9, 170_00],
  [2024, 10, 350_00],
  [2025, 12, 350_00],
  [2026, 1, 425_00],
  [2026, 6, 425_00],
  [2026, 7, 500_00],
])('in %i-%i the minimum wage is %i cents', (year, month, minimum) => {
  const period = october({ year, month, paymentDate: '2026-10-31' });
  expect(codes(arta({ period, pay: paid(minimum) }))).toEqual([]);
  if (minimum > 0) expect(codes(arta({ period, pay: paid(minimum - 1) }))).toEqual(['BELOW_MINIMUM_WAGE']);
});

test('before October 2024 people under 35 on the last day of the month have the lower minimum', () => {
  const period = october({ year: 2020, month: 6, paymentDate: '2020-06-30' });
  const born = (birthDate: string) => codes(arta({ period, birthDate, pay: paid(130_00) }));
  expect(born('1985-07-01')).toEqual([]);
  expect(born('1985-06-30')).toEqual(['BELOW_MINIMUM_WAGE']);
  expect(codes(arta({ period, birthDate: '1990-01-01', pay: paid(129_99) }))).toEqual(['BELOW_MINIMUM_WAGE']);
});

test('the month on the wage date decides, not the payment date', () => {
  const period = october({ year: 2026, month: 6, paymentDate: '2026-07-05' });
  expect(codes(arta({ period, pay: paid(425_00) }))).toEqual([]);
});

test('part time and second employers are not compared', () => {
  expect(codes(arta({ pay: paid(100_00), fullTime: false }))).toEqual([]);
  expect(codes(arta({ pay: paid(100_00), tier: 2 }))).toEqual([]);
});

test('the contract is compared, not the gross of the month', () => {
  expect(codes(arta({ contract: { started: '2026-10-30' } }))).toEqual([]);
  expect(codes(arta({ pay: paid(499_00), extraBrutto: 1000_00 }))).toEqual(['BELOW_MINIMUM_WAGE']);
});

test('hourly pay is compared by price times hours of the month', () => {
  expect(codes(hourly({ period: october({ hoursOfMonth: 100 }) }))).toEqual([]);
  expect(codes(hourly({ period: october({ hoursOfMonth: '76.92' }) }))).toEqual(['BELOW_MINIMUM_WAGE']);
});

test('a rate outside 5 to 15 is a hint, unless no contributions are paid', () => {
  expect(codes(arta({ employeePercentage: 15, employerPercentage: 5 }))).toEqual([]);
  expect(codes(arta({ employeePercentage: '15.01', employerPercentage: '4.99' }))).toEqual([
    'EMPLOYEE_RATE_UNUSUAL',
    'EMPLOYER_RATE_UNUSUAL',
  ]);
  expect(codes(arta({ employeePercentage: 0, hasContributions: false }))).toEqual([]);
});

test('leave that lies outside the contract or twice on a day is a warning and changes nothing', () => {
  // Friday 9 to Friday 16 October, of which the contract covers up to the 14th.
  const leave = { type: 1, from: '2026-10-09', to: '2026-10-16', percentage: 70 } as const;
  const contract = { started: '2020-01-01', ended: '2026-10-14' };
  const over = (booked: number, counted: number) => ({
    code: 'LEAVE_OVER_MONTH',
    severity: 'warning',
    booked,
    counted,
  });
  const row = calculateSalary(arta({ contract, leaves: [leave] }));
  expect([row.leaveDays, row.problems]).toEqual([4, [over(6, 4)]]);
  expect(calculateSalary(hourly({ contract, leaves: [leave] })).problems).toEqual([over(6, 4)]);
  expect(calculateSalary(arta({ leaves: [leave, { ...leave, type: 0 }] })).problems).toEqual([over(12, 6)]);
  const whole = { ...leave, from: '2026-09-01', to: '2026-11-30' };
  expect(
    calculateSalary(arta({ pay: { type: 3, lines: [{ id: 1, share: 1000_00 }] }, leaves: [whole, leave] }))
      .problems,
  ).toEqual([over(28, 22)]);
});

test('leave inside the month and the contract is none, nor where the gross is typed or no day is paid', () => {
  const leave = { type: 1, from: '2026-09-20', to: '2026-11-05', percentage: 70 } as const;
  const contract = { started: '2020-01-01', ended: '2026-10-14' };
  expect(codes(arta({ leaves: [leave] }))).toEqual([]);
  expect(codes(arta({ contract, leaves: [leave], grossOverride: 600_00 }))).toEqual([]);
  expect(codes(arta({ contract: { started: '2020-01-01', ended: '2026-09-30' }, leaves: [leave] }))).toEqual(
    [],
  );
  const period = october({ holidays: ['2026-10-15'] });
  const onHoliday = { ...leave, from: '2026-10-13', to: '2026-10-15' };
  expect(codes(arta({ period, contract, leaves: [onHoliday] }))).toEqual([]);
});

describe('terms that changed within the month', () => {
  const on = '2026-10-30';
  const night = { term: 'night', from: 30, to: 40, on } as const;
  const tier = { term: 'employerTier', from: 1, to: 2, on } as const;
  const changed = (input: Partial<SalaryInput>) =>
    calculateSalary(arta({ period: october({ changes: [night] }), ...input })).problems.flatMap((problem) =>
      problem.code === 'TERMS_CHANGED_IN_MONTH' ? problem.changes : [],
    );

  test('are named where the row is computed with them, both values', () => {
    expect(changed({ changes: [tier] })).toEqual([tier]);
    expect(changed({ hours: { night: 2 } })).toEqual([night]);
    expect(changed({ hours: { weekend: 2 } })).toEqual([]);
  });

  test('are nobody’s business without a day of the contract', () => {
    const contract = { started: '2020-01-01', ended: '2026-09-30' };
    expect(changed({ contract, changes: [tier], hours: { night: 2 } })).toEqual([]);
  });

  test('count for insurance, leave and hours only where there are such', () => {
    const premium = { term: 'children', from: 10, to: 12, on } as const;
    const leave = { term: 'medicalLeave', from: 100, to: 70, on } as const;
    const hours = { term: 'hoursPerMonth', from: 176, to: 174, on } as const;
    const period = october({
      changes: [premium, leave, hours],
      premiums: { prime: 2000, partner: 0, children: 1200, adultChildren: 0, parent: 0 },
    });
    expect(changed({ period, insurance: { option: 1, family: { children: 1 } } })).toEqual([premium]);
    expect(changed({ period, insurance: { option: 2 } })).toEqual([]);
    const leaves = [{ type: 1, from: '2026-10-05', to: '2026-10-05', percentage: 70 }] as const;
    expect(changed({ period, leaves })).toEqual([leave]);
    expect(changed({ period, hours: { guard: 1 } })).toEqual([hours]);
    expect(changed({ period, hours: { guard: 1 }, workingHoursPerMonth: 100 })).toEqual([]);
  });
});
