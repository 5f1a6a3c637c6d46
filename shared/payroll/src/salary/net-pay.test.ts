import fc from 'fast-check';
import { arta, october } from '../check/arta.ts';
import { calculateSalary, type PayrollErrorCode } from '../index.ts';

const code = (expected: PayrollErrorCode) => expect.objectContaining({ code: expected });

test('somebody without contributions pays none, and the employer none', () => {
  expect(calculateSalary(arta({ hasContributions: false }))).toMatchObject({
    contributionEmployee: 0,
    contributionEmployer: 0,
    taxable: 1000_00,
    tax: 71_00,
  });
});

test('somebody without taxes pays contributions but no tax', () => {
  expect(calculateSalary(arta({ noTaxes: true }))).toMatchObject({
    contributionEmployee: 50_00,
    tax: 0,
    netto: 950_00,
  });
});

test('a contribution of 0 % does not clear the flag: the employer still pays', () => {
  expect(calculateSalary(arta({ employeePercentage: 0 }))).toMatchObject({
    contributionEmployee: 0,
    contributionEmployer: 50_00,
  });
});

test('own percentages come before those of the company, those before the law', () => {
  const period = october({ contributions: { employee: 7, employer: '6.5' } });
  expect(calculateSalary(arta({ period }))).toMatchObject({
    contributionEmployee: 70_00,
    contributionEmployer: 65_00,
  });
  const own = arta({ period, employeePercentage: '10.25', employerPercentage: 8 });
  expect(calculateSalary(own)).toMatchObject({ contributionEmployee: 102_50, contributionEmployer: 80_00 });
  expect(calculateSalary(arta())).toMatchObject({ contributionEmployee: 50_00, contributionEmployer: 50_00 });
});

test.each([-1, 100.01, '101'])('a contribution of %s %% is refused', (employeePercentage) => {
  expect(() => calculateSalary(arta({ employeePercentage }))).toThrow(code('RATE_OUT_OF_RANGE'));
});

test('the table of the payment date counts, not the newest and not the one of the month', () => {
  const july = { year: 2024, month: 7 };
  expect(calculateSalary(arta({ period: october({ ...july, paymentDate: '2024-07-31' }) }))).toMatchObject({
    tax: 72_80,
    tables: { wageTax: 'wage-tax-primary-2009' },
  });
  expect(calculateSalary(arta({ period: october({ ...july, paymentDate: '2024-08-30' }) }))).toMatchObject({
    tax: 66_00,
    tables: { wageTax: 'wage-tax-primary-2024' },
  });
});

test('a payment before 2009 has no table', () => {
  const period = october({ year: 2008, month: 12, paymentDate: '2008-12-31' });
  expect(() => calculateSalary(arta({ period }))).toThrow(code('NO_TABLE'));
});

test('no cent is lost or added between two bands', () => {
  // 250.01 taxable: 1 cent at 8 % rounds to 0; 250.07 to 0.01. A table that starts the next band one euro later gives 0.
  const tax = (taxable: number) =>
    calculateSalary(arta({ hasContributions: false, grossOverride: taxable })).tax;
  expect([250_00, 250_06, 250_07, 450_00, 450_01, 450_05].map(tax)).toEqual([0, 0, 1, 16_00, 16_00, 16_01]);
});

test('a net below zero is an error on the row, not an exception', () => {
  const row = calculateSalary(arta({ deductions: { avanse: 900_00 } }));
  expect(row.netto).toBe(-16_00);
  expect(row.problems).toEqual([{ code: 'NET_BELOW_ZERO', severity: 'error', netto: -16_00 }]);
});

test('an extra net is inverted on the own position: tier, flags and everything else in the month', () => {
  const up = (changes: object) => calculateSalary(arta({ extraNetto: 100_00, ...changes })).grossUp;
  expect(up({})).toBe(116_96);
  expect(up({ tier: 2 })).toBe(116_96);
  expect(up({ noTaxes: true })).toBe(105_26);
  expect(up({ noTaxes: true, hasContributions: false })).toBe(100_00);
  expect(up({ grossOverride: 0 })).toBe(105_26);
});

test('the lowest gross that brings an extra net is taken, and nothing for an extra of nothing', () => {
  fc.assert(
    fc.property(
      fc.nat(600_000),
      fc.integer({ min: 1, max: 100_000 }),
      fc.nat(1500),
      (grossOverride, extraNetto, hundredths) => {
        const employee = arta({ grossOverride, employeePercentage: hundredths / 100 });
        const row = calculateSalary({ ...employee, extraNetto });
        const without = calculateSalary(employee).netto;
        expect(row.netto - without).toBe(extraNetto);
        expect(calculateSalary({ ...employee, extraBrutto: row.grossUp - 1 }).netto - without).toBeLessThan(
          extraNetto,
        );
      },
    ),
  );
  expect(calculateSalary(arta({ grossOverride: 1, extraNetto: 0 })).grossUp).toBe(0);
});

test('an extra net at a contribution of 100 % has no gross', () => {
  expect(() => calculateSalary(arta({ employeePercentage: 100, extraNetto: 1 }))).toThrow(code('NO_GROSS'));
});

test('the figures of a row always add up', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(100_000), fc.nat(10_000), (grossOverride, extraBrutto, stops) => {
      const row = calculateSalary(arta({ grossOverride, extraBrutto, deductions: { stops } }));
      expect(row.totalBrutto).toBe(
        row.contributionEmployee + row.tax + row.netto + row.deductions + row.prime,
      );
      expect(row.companyCost).toBe(row.totalBrutto + row.contributionEmployer);
    }),
  );
});

test.each([
  ['extraBrutto', -1, 'BELOW_ZERO'],
  ['extraNetto', -1, 'BELOW_ZERO'],
  ['grossOverride', 0.5, 'NOT_EXACT'],
] as const)('%s of %d is refused', (key, value, expected) => {
  expect(() => calculateSalary(arta({ [key]: value }))).toThrow(code(expected));
});
