import { arta, october } from '../check/arta.ts';
import { calculateSalary, grossForNet, netForGross, type SalaryInput, toCents } from '../index.ts';

const before = '2024-08-22';
const after = '2024-08-23';

test.each([
  [250, 12.5, 237.5, 0, 237.5, after],
  [300, 15, 285, 2.8, 282.2, after],
  [350, 17.5, 332.5, 6.6, 325.9, after],
  [500, 25, 475, 18.5, 456.5, after],
  [1000, 50, 950, 66, 884, after],
  [1369.59, 68.48, 1301.11, 101.11, 1200, after],
  [300, 15, 285, 9.6, 275.4, before],
  [370, 18.5, 351.5, 14.92, 336.58, before],
  [500, 25, 475, 25.3, 449.7, before],
])(
  '%d gross is %d contribution, %d taxable, %d tax, %d net when paid on %s',
  (gross, contribution, taxable, tax, net, paymentDate) => {
    const expected = {
      contribution: toCents(contribution),
      taxable: toCents(taxable),
      tax: toCents(tax),
      net: toCents(net),
    };
    expect(netForGross(toCents(gross), { tier: 1, paymentDate })).toMatchObject(expected);
    const row = calculateSalary(arta({ period: october({ paymentDate }), grossOverride: toCents(gross) }));
    expect(row).toMatchObject({
      contributionEmployee: expected.contribution,
      taxable: expected.taxable,
      tax: expected.tax,
      netto: expected.net,
    });
  },
);

test.each([before, after])(
  '400 from a second employer is 20 contribution, 38 tax and 342 net when paid on %s',
  (paymentDate) => {
    expect(netForGross(toCents(400), { tier: 2, paymentDate })).toMatchObject({
      contribution: 20_00,
      taxable: 380_00,
      tax: 38_00,
      net: 342_00,
    });
  },
);

test('taxes the rounded taxable pay: 300.07 at 8 % is 24.01 contribution and 2.08 tax', () => {
  const quote = netForGross(300_07, { tier: 1, paymentDate: after, employeePercentage: 8 });
  expect(quote).toMatchObject({ contribution: 24_01, taxable: 276_06, tax: 2_08 });
});

test('1,200.00 net is 1,369.59 gross', () => {
  expect(grossForNet(1200_00, { tier: 1, paymentDate: after }).gross).toBe(1369_59);
});

const premiums = { prime: toCents(45.01), partner: 0, children: 0, adultChildren: 0, parent: 0 };
const everything: SalaryInput = arta({
  period: october({ premiums }),
  contract: { started: '2026-10-15' },
  employeePercentage: 8,
  employerPercentage: 5,
  leaves: [{ type: 1, from: '2026-10-20', to: '2026-10-22', percentage: 70 }],
  hours: { night: 7.5, weekend: 6, guard: 4 },
  extraBrutto: toCents(120),
  extraNetto: toCents(50),
  insurance: { option: 1, employerPercentage: 60 },
  deductions: { stops: toCents(10), avanse: toCents(100), phone: toCents(15.5), ticket: toCents(20) },
});

test('the full example of the rules comes out to the cent', () => {
  expect(calculateSalary(everything)).toMatchObject({
    payDays: 22,
    contractDays: 12,
    leaveDays: 3,
    grossPay: 504_55,
    hourLines: { night: 55_40, weekend: 51_14, guard: 27_27, afterWork: 0, holiday: 0 },
    hoursPay: 133_81,
    insurancePlus: 27_01,
    grossUp: 60_39,
    additions: 180_39,
    totalBrutto: 845_76,
    bruttoWithoutInsurance: 818_75,
    contributionEmployee: 67_66,
    taxable: 778_10,
    tax: 48_81,
    prime: 45_01,
    deductions: 145_50,
    netto: 538_78,
    contributionEmployer: 42_29,
    companyCost: 888_05,
    pricePerHour: 5_6818,
    hoursOfMonth: 176_00,
  });
});

const january = october({
  month: 1,
  paymentDate: '2026-01-31',
  holidays: ['2026-01-01', '2026-01-02', '2026-01-07'],
});
const inJanuary = (leave: { type: 1 | 2; from: string; percentage: number }) =>
  calculateSalary(arta({ period: january, leaves: [{ ...leave, to: '2026-12-31' }] }));

test('a whole January on maternity leave is 700.00 at 70 %: every weekday counts, holidays too', () => {
  expect(inJanuary({ type: 2, from: '2026-01-01', percentage: 70 })).toMatchObject({
    payDays: 22,
    leaveDays: 22,
    grossPay: 700_00,
  });
});

test('after six months of maternity leave nothing is paid', () => {
  expect(inJanuary({ type: 2, from: '2025-07-01', percentage: 70 }).grossPay).toBe(0);
});

test('a whole January on medical leave at 0 % still pays its three holidays', () => {
  expect(inJanuary({ type: 1, from: '2026-01-01', percentage: 0 })).toMatchObject({
    leaveDays: 19,
    grossPay: 136_36,
  });
});
