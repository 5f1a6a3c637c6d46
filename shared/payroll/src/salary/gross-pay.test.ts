import { arta, hourly, october } from '../check/arta.ts';
import { calculateSalary, type PayrollError, publicHolidays, splitBudgetLine } from '../index.ts';

const raise = {
  type: 1,
  salaries: [
    { validFrom: '2026-10-16', amount: 1300_00 },
    { validFrom: '2020-01-01', amount: 1000_00 },
  ],
} as const;

describe('fixed pay', () => {
  test('a person who joins in the middle of the month is not paid in full', () => {
    expect(calculateSalary(arta({ contract: { started: '2026-10-15' } }))).toMatchObject({
      contractDays: 12,
      grossPay: 545_45,
    });
  });

  test('the first and the last day of the contract are paid', () => {
    expect(calculateSalary(arta({ contract: { started: '2026-10-15', ended: '2026-10-15' } }))).toMatchObject(
      {
        contractDays: 1,
        grossPay: 45_45,
      },
    );
  });

  test('a raise counts from its day: 11 days of each salary', () => {
    expect(calculateSalary(arta({ pay: raise }))).toMatchObject({ grossPay: 1150_00, base: 1300_00 });
  });

  test('a raise does not reach an earlier month', () => {
    const september = october({ month: 9, paymentDate: '2026-09-30' });
    expect(calculateSalary(arta({ pay: raise, period: september }))).toMatchObject({
      grossPay: 1000_00,
      base: 1000_00,
    });
  });

  test('the first salary is valid from the start of the contract whatever its date', () => {
    const later = { validFrom: '2026-12-01', amount: 1000_00 };
    const started = '2026-10-15';
    expect(calculateSalary(arta({ pay: { type: 1, salaries: [later] } })).grossPay).toBe(1000_00);
    const salaries = [later, { validFrom: '2027-01-01', amount: 1500_00 }];
    expect(calculateSalary(arta({ contract: { started }, pay: { type: 1, salaries } })).grossPay).toBe(
      545_45,
    );
  });

  test('the month is rounded once, not per day', () => {
    const pay = { type: 1, salaries: [{ validFrom: '2020-01-01', amount: 1000_01 }] } as const;
    expect(calculateSalary(arta({ pay, contract: { started: '2026-10-02' } })).grossPay).toBe(954_56);
  });

  test('the days of the week are the company setting: six in Saturday companies', () => {
    const period = october({ weekWorkingDays: 6 });
    expect(calculateSalary(arta({ period, contract: { started: '2026-10-15' } }))).toMatchObject({
      payDays: 27,
      contractDays: 15,
      grossPay: 555_56,
    });
  });

  test('a gross typed over it is taken as typed: no proration, no leave deduction', () => {
    const leaves = [{ type: 1, from: '2026-10-01', to: '2026-10-31', percentage: 0 }] as const;
    expect(
      calculateSalary(arta({ contract: { started: '2026-10-15' }, leaves, grossOverride: 777_77 })).grossPay,
    ).toBe(777_77);
  });

  test('a typed gross of zero is a typed gross', () => {
    expect(calculateSalary(arta({ grossOverride: 0 })).grossPay).toBe(0);
  });
});

describe('leave', () => {
  const holidays = publicHolidays(2026).holidays.map((holiday) => holiday.date);
  const may = october({ month: 5, paymentDate: '2026-05-31', holidays });

  test('a holiday inside leave is paid in full and costs no leave day', () => {
    const leaves = [{ type: 1, from: '2026-05-01', to: '2026-05-31', percentage: 0 }] as const;
    expect(calculateSalary(arta({ period: may, leaves }))).toMatchObject({
      payDays: 21,
      leaveDays: 18,
      grossPay: 142_86,
    });
  });

  test('a weekend inside leave costs no leave day', () => {
    const leaves = [{ type: 0, from: '2026-10-09', to: '2026-10-12', percentage: 50 }] as const;
    expect(calculateSalary(arta({ leaves }))).toMatchObject({ leaveDays: 2, grossPay: 954_55 });
  });

  test('maternity is paid up to the day before the same day six months later', () => {
    const leaves = [{ type: 2, from: '2026-04-15', to: '2027-04-14', percentage: 70 }] as const;
    // 10 weekdays up to 14 October at 70 %, 12 at 0.
    expect(calculateSalary(arta({ leaves }))).toMatchObject({ leaveDays: 22, grossPay: 318_18 });
  });

  test('a second maternity entry counts its six months from the first', () => {
    const leaves = [
      { type: 2, from: '2026-10-01', to: '2026-10-31', since: '2026-01-01', percentage: 70 },
    ] as const;
    expect(calculateSalary(arta({ leaves })).grossPay).toBe(0);
  });

  test('maternity ends after twelve months by date', () => {
    const leaves = [{ type: 2, from: '2025-10-16', to: '2027-12-31', percentage: 70 }] as const;
    expect(calculateSalary(arta({ leaves }))).toMatchObject({ leaveDays: 11, grossPay: 500_00 });
  });

  test('two leaves of different percentages each count their own days', () => {
    const leaves = [
      { type: 0, from: '2026-10-01', to: '2026-10-02', percentage: 100 },
      { type: 1, from: '2026-10-05', to: '2026-10-09', percentage: '66.6667' },
    ] as const;
    expect(calculateSalary(arta({ leaves }))).toMatchObject({ leaveDays: 7, grossPay: 924_24 });
  });
});

describe('hourly pay', () => {
  test('regular hours default to contract days times daily hours', () => {
    expect(calculateSalary(hourly())).toMatchObject({
      regularHours: 176_00,
      grossPay: 1144_00,
      base: 1144_00,
    });
    expect(calculateSalary(hourly({ contract: { started: '2026-10-15' } }))).toMatchObject({
      regularHours: 96_00,
      grossPay: 624_00,
    });
  });

  test('entered hours are never prorated again', () => {
    expect(calculateSalary(hourly({ contract: { started: '2026-10-15' } }, 100)).grossPay).toBe(650_00);
  });

  test('leave takes off what its percentage leaves out, rounded on its own', () => {
    const leaves = [{ type: 1, from: '2026-10-05', to: '2026-10-07', percentage: 70 }] as const;
    // 1,144.00 less 8 h x 3 days x 6.50 x 30 %
    expect(calculateSalary(hourly({ leaves })).grossPay).toBe(1097_20);
  });

  test('leave that takes off more than the hours entered pays zero and says so', () => {
    const leaves = [{ type: 1, from: '2026-10-01', to: '2026-10-31', percentage: 0 }] as const;
    const row = calculateSalary(hourly({ leaves }, 10));
    expect(row.grossPay).toBe(0);
    expect(row.problems).toContainEqual({
      code: 'LEAVE_EXCEEDS_HOURS',
      severity: 'warning',
      shortBy: 1079_00,
    });
  });

  test('a new price does not reach an earlier month', () => {
    const prices = [
      { validFrom: '2020-01-01', pricePerHour: '6.5' },
      { validFrom: '2026-10-01', pricePerHour: '6.7525' },
    ];
    const september = october({ month: 9, paymentDate: '2026-09-30' });
    expect(calculateSalary(arta({ pay: { type: 2, prices }, period: september })).grossPay).toBe(1144_00);
    expect(calculateSalary(arta({ pay: { type: 2, prices } })).grossPay).toBe(1188_44);
  });
});

describe('project pay', () => {
  test('the base is the sum of the shares of the budget lines', () => {
    const { shares } = splitBudgetLine(2000_00, [33.33, 50]);
    const lines = [
      { id: 7, share: shares[0] ?? 0 },
      { id: 9, share: 400_00 },
    ];
    expect(
      calculateSalary(arta({ pay: { type: 3, lines }, contract: { started: '2026-10-15' } })),
    ).toMatchObject({
      base: 1066_60,
      grossPay: 581_78,
    });
  });
});

test('an employee without any salary is refused', () => {
  expect(() => calculateSalary(arta({ pay: { type: 1, salaries: [] } }))).toThrow(
    expect.objectContaining<Partial<PayrollError>>({ code: 'NO_SALARY' }),
  );
});

describe('a price that changes within the month', () => {
  const prices = [
    { validFrom: '2020-01-01', pricePerHour: '5' },
    { validFrom: '2026-10-30', pricePerHour: '10' },
  ];
  const raised = (changes = {}, regularHours?: number) =>
    calculateSalary(arta({ pay: { type: 2, prices, regularHours }, ...changes }));

  test('is paid by the day: 21 days of 8 hours at 5.00 and one at 10.00', () => {
    expect(raised()).toMatchObject({ grossPay: 920_00, regularHours: 176_00, pricePerHour: 100_000 });
  });

  test('spreads typed hours evenly over the days and rounds once', () => {
    // 100 h / 22 days x (21 x 5.00 + 10.00) = 522.7272...
    expect(raised({}, 100).grossPay).toBe(522_73);
  });

  test('takes leave off at the price of its own days', () => {
    const leaves = [{ type: 1, from: '2026-10-29', to: '2026-10-30', percentage: 70 }] as const;
    // 920.00 less 8 h x (5.00 + 10.00) x 30 %
    expect(raised({ leaves }).grossPay).toBe(884_00);
  });

  test('pays typed hours of somebody without a contract day at the last price', () => {
    expect(raised({ contract: { started: '2020-01-01', ended: '2026-09-30' } }, 10).grossPay).toBe(50_00);
  });
});
