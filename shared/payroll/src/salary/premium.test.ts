import { arta, october } from '../check/arta.ts';
import { calculateSalary, type Insurance, premiumOf } from '../index.ts';

const premiums = { prime: 20_00, partner: 15_00, children: 5_00, adultChildren: 8_00, parent: 12_00 };
const family = { partner: 1, children: 2, adultChildren: 1, parent: 2 };
const insured = (insurance: Insurance) => calculateSalary(arta({ period: october({ premiums }), insurance }));

test('shared: the employer part of the whole premium, family included, is added to the gross', () => {
  // 20 + 15 + 10 + 8 + 24 = 77.00, of it 33 %
  expect(insured({ option: 1, employerPercentage: 33, family })).toMatchObject({
    insurancePlus: 25_41,
    prime: 77_00,
    familyExpenses: 57_00,
    totalBrutto: 1025_41,
    bruttoWithoutInsurance: 1000_00,
  });
});

test('paid by the employee: the own premium only, nothing added to the gross', () => {
  expect(insured({ option: 2, employerPercentage: 50, family })).toMatchObject({
    insurancePlus: 0,
    prime: 20_00,
    familyExpenses: 0,
    netto: 864_00,
  });
});

test('not insured: nothing', () => {
  expect(insured({ option: 3, employerPercentage: 50, family })).toMatchObject({
    insurancePlus: 0,
    prime: 0,
    netto: 884_00,
  });
});

test('the premium is never prorated', () => {
  const row = calculateSalary(
    arta({
      period: october({ premiums }),
      contract: { started: '2026-10-30' },
      insurance: { option: 1, employerPercentage: 100 },
    }),
  );
  expect(row).toMatchObject({ grossPay: 45_45, insurancePlus: 20_00, prime: 20_00 });
});

test('a typed premium replaces the one of the table', () => {
  expect(premiumOf({ option: 1, employerPercentage: 50, family, premium: 30_01 }, premiums)).toMatchObject({
    prime: 30_01,
    insurancePlus: 15_01,
    familyExpenses: 30_01,
  });
});

test('a company without premiums insures nobody', () => {
  expect(premiumOf({ option: 1, employerPercentage: 50 }, null)).toMatchObject({
    prime: 0,
    insurancePlus: 0,
  });
});
