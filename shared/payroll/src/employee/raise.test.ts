import { calculateSalary } from '#salary/calculate-salary.ts';
import { lastOfTenYears, sameTermAgain } from './fixed-term.ts';
import { raisedBy } from './raise.ts';

const october = {
  ...{ year: 2026, month: 10, paymentDate: '2026-10-31', weekWorkingDays: 5 as const, holidays: [] },
  uplifts: { night: 30, weekend: 50, afterWork: 30, holiday: 50, guard: 20 },
};
const paid = (salaries: { validFrom: string; amount: number }[]) =>
  calculateSalary({
    period: october,
    contract: { started: '2024-03-01' },
    pay: { type: 1, salaries },
    tier: 1,
    employeePercentage: 5,
    employerPercentage: 5,
  });
const before = { validFrom: '2024-03-01', amount: 100_000 };

test('a raise within a month pays each day by what held on it: the worked examples of payroll-rules', () => {
  expect(paid([before, { validFrom: '2026-10-12', amount: 107_500 }])).toMatchObject({
    ...{ payDays: 22, grossPay: 105_114, contributionEmployee: 5256, contributionEmployer: 5256 },
    ...{ taxable: 99_858, tax: 7086, netto: 92_772, base: 107_500 },
  });
  expect(paid([before, { validFrom: '2026-10-01', amount: 107_500 }]).grossPay).toBe(107_500);
  expect(paid([before, { validFrom: '2026-10-31', amount: 107_500 }]).grossPay).toBe(100_000);
});

test('a per cent is rounded half up to the cent', () => {
  expect(raisedBy(100_000, 7.5)).toBe(107_500);
  expect(raisedBy(33_333, 3.5)).toBe(34_500);
  expect(raisedBy(10_010, 2.5)).toBe(10_260);
  expect(raisedBy(10_030, 1.5)).toBe(10_180);
  expect(raisedBy(255, 3)).toBe(263);
  expect(raisedBy(100_000, -12.34)).toBe(87_660);
  expect(raisedBy(100_000, 200)).toBe(300_000);
});

test('a term goes on for as long again: whole months by the calendar, else as many days', () => {
  expect(sameTermAgain('2026-01-01', '2026-12-31')).toBe('2027-12-31');
  expect(sameTermAgain('2026-01-15', '2026-07-14')).toBe('2027-01-14');
  expect(sameTermAgain('2025-08-31', '2026-02-27')).toBe('2026-08-30');
  expect(sameTermAgain('2026-10-01', '2026-10-10')).toBe('2026-10-20');
  expect(sameTermAgain('2023-03-01', '2024-02-29')).toBe('2025-02-28');
  expect(lastOfTenYears('2017-03-01')).toBe('2027-02-28');
});
