import fc from 'fast-check';
import { grossForNet, netForGross, type QuoteTerms } from '../index.ts';

const today: QuoteTerms = { tier: 1, paymentDate: '2026-10-31' };

test('a net above the top of a band and one inside each band come back', () => {
  for (const net of [0, 1, 100_00, 237_50, 250_00, 300_00, 434_00, 434_01, 5000_00, 99_999_999]) {
    expect(netForGross(grossForNet(net, today).gross, today).net).toBe(net);
  }
});

test('the lowest of the grosses with the same net is taken', () => {
  fc.assert(
    fc.property(
      fc.nat(2_000_000),
      fc.nat(9000),
      fc.boolean(),
      fc.constantFrom<1 | 2>(1, 2),
      (net, hundredths, noTaxes, tier) => {
        const terms: QuoteTerms = { ...today, employeePercentage: hundredths / 100, noTaxes, tier };
        const { gross } = grossForNet(net, terms);
        expect(netForGross(gross, terms).net).toBe(net);
        if (gross > 0) expect(netForGross(gross - 1, terms).net).toBeLessThan(net);
      },
    ),
  );
});

test('exemption, flag of contributions and tier are the terms of a quote', () => {
  expect(netForGross(1000_00, { ...today, noTaxes: true })).toMatchObject({
    contribution: 50_00,
    tax: 0,
    net: 950_00,
  });
  expect(netForGross(1000_00, { ...today, hasContributions: false })).toMatchObject({
    contribution: 0,
    tax: 71_00,
    net: 929_00,
  });
  expect(netForGross(1000_00, { ...today, tier: 2 })).toMatchObject({ tax: 95_00, net: 855_00 });
});

test('with insurance the net after the premium is the wanted one', () => {
  const terms: QuoteTerms = {
    ...today,
    employeePercentage: 8,
    insurance: { prime: 45_01, insurancePlus: 27_01 },
  };
  const quote = grossForNet(800_00, terms);
  expect(quote).toMatchObject({
    net: 800_00,
    prime: 45_01,
    insurancePlus: 27_01,
    gross: quote.totalBrutto - 27_01,
  });
  expect(netForGross(quote.gross, terms)).toEqual(quote);
});

test('a net below zero has no gross, and neither has any net at a contribution of 100 %', () => {
  expect(() => grossForNet(-1, today)).toThrow(expect.objectContaining({ code: 'NO_GROSS' }));
  for (const net of [0, 100]) {
    expect(() => grossForNet(net, { ...today, employeePercentage: 100 })).toThrow(
      expect.objectContaining({ code: 'NO_GROSS' }),
    );
  }
});

test('a wage tax of 100 % in the top band has no gross beyond it', () => {
  const bands = [
    { from: 0, to: 100_00, rate: 0 },
    { from: 100_00, to: null, rate: 1_000_000 },
  ];
  const table = { id: 'all', validFrom: '2009-01-01', law: { sq: '', en: '' }, bands };
  const pension = [{ id: 'p', validFrom: '2009-01-01', law: table.law, employee: 50_000, employer: 50_000 }];
  const terms = {
    ...today,
    tables: { wageTaxPrimary: [table], wageTaxSecondary: [table], pension, minimumWage: [] },
  };
  expect(grossForNet(100_00, terms).gross).toBe(105_26);
  expect(() => grossForNet(100_01, terms)).toThrow(expect.objectContaining({ code: 'NO_GROSS' }));
});

test('a contribution close to 100 % still finds its gross', () => {
  expect(grossForNet(1_00, { ...today, employeePercentage: '99.99' }).net).toBe(1_00);
});

test('the quote names its table with date and law', () => {
  expect(netForGross(100, today).table).toEqual({
    id: 'wage-tax-primary-2024',
    validFrom: '2024-08-23',
    law: { sq: 'Ligji 08/L-142, neni 5', en: 'Law 08/L-142, article 5' },
  });
  expect(netForGross(100, { ...today, paymentDate: '2024-08-22' }).table.validFrom).toBe('2009-01-01');
});

test('a date before 2009 has no quote', () => {
  expect(() => netForGross(100, { ...today, paymentDate: '2008-12-31' })).toThrow(
    expect.objectContaining({ code: 'NO_TABLE' }),
  );
});
