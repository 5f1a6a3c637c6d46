import { arta, hourly, october } from '../check/arta.ts';
import { calculateSalary, type SalaryInput } from '../index.ts';

const paid = (amount: number): SalaryInput['pay'] => ({ type: 1, salaries: [{ validFrom: '2000-01-01', amount }] });
const codes = (input: SalaryInput) => calculateSalary(input).problems.map((problem) => problem.code);

test('a base below the minimum wage of the month is a warning and changes nothing', () => {
  const row = calculateSalary(arta({ pay: paid(499_99) }));
  expect(row.grossPay).toBe(499_99);
  expect(row.problems).toEqual([{ code: 'BELOW_MINIMUM_WAGE', severity: 'warning', base: 499_99, minimum: 500_00 }]);
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
