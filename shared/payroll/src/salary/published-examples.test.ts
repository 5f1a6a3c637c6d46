import { calculateSalary, type SalaryInput, type SalaryPeriod, toCents } from '../index.ts';

const period: SalaryPeriod = {
  year: 2026,
  month: 10,
  paymentDate: '2026-10-31',
  weekWorkingDays: 5,
  holidays: [],
  uplifts: { night: 30, weekend: 50, afterWork: 30, holiday: 50, guard: 20 },
  premiums: { prime: toCents(45.01), partner: 0, children: 0, adultChildren: 0, parent: 0 },
};

test('the full example of the rules comes out to the cent', () => {
  const input: SalaryInput = {
    period,
    contract: { started: '2026-10-15' },
    pay: { type: 1, salaries: [{ validFrom: '2026-10-15', amount: toCents(1000) }] },
    tier: 1,
    employeePercentage: 8,
    employerPercentage: 5,
    leaves: [{ type: 1, from: '2026-10-20', to: '2026-10-22', percentage: 70 }],
    hours: { night: 7.5, weekend: 6, guard: 4 },
    extraBrutto: toCents(120),
    extraNetto: toCents(50),
    insurance: { option: 1, employerPercentage: 60 },
    deductions: { stops: toCents(10), avanse: toCents(100), phone: toCents(15.5), ticket: toCents(20) },
  };
  expect(calculateSalary(input)).toMatchObject({
    payDays: 22,
    contractDays: 12,
    leaveDays: 3,
    grossPay: 504_55,
    hourLines: { night: 55_40, weekend: 51_14, guard: 27_27, afterWork: 0, holiday: 0 },
    insurancePlus: 27_01,
    grossUp: 60_39,
    totalBrutto: 845_76,
    contributionEmployee: 67_66,
    taxable: 778_10,
    tax: 48_81,
    netto: 538_78,
    contributionEmployer: 42_29,
  });
});
