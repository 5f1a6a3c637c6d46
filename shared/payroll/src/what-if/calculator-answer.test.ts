import { calculatorAnswer, type QuoteTerms } from '../index.ts';

const terms: QuoteTerms = { tier: 1, paymentDate: '2026-10-31' };

test('a known gross and a known net come to the same answer in euro', () => {
  const answer = { gross: 1000, net: 884, tax: 66, contribution: 50, taxable: 950, taxTable: '2024-08-23' };
  expect(calculatorAnswer({ gross: 1000 }, terms)).toEqual({
    ...answer,
    healthInsurancePercentage: 0,
    healthInsuranceValue: 0,
  });
  expect(calculatorAnswer({ net: 884 }, terms)).toMatchObject(answer);
});

test('the premium is what it takes from net, its percentage the one that was asked with', () => {
  const insured = calculatorAnswer(
    { gross: 1000 },
    { ...terms, insurance: { prime: 45_01, insurancePlus: 0 } },
    60,
  );
  expect(insured).toMatchObject({ healthInsurancePercentage: 60, healthInsuranceValue: 45.01, net: 838.99 });
});
