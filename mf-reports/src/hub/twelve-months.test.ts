import type { Statistics, StatisticsRow } from '@paga/contract/reports/statistics';
import { calculatedOf, totalOf, twelveMonths, valuesOf } from './twelve-months.ts';

const row = (monthId: number, brutto: number): StatisticsRow => ({
  month: { monthId, isChecked: false },
  calculated: brutto > 0,
  open: false,
  headCount: 1,
  brutto,
  personalContribute: 50,
  employerContribute: 50.05,
  taxableSalary: 950,
  tax: 66,
  deductions: 0,
  netto: 884,
});
const year = (...months: StatisticsRow[]): Statistics => ({
  months,
  totalBrutto: 0,
  totalPersonalContribute: 0,
  totalEmployerContribute: 0,
  totalTaxableSalary: 0,
  totalTax: 0,
  totalDeductions: 0,
  totalNetto: 0,
});

describe('the twelve months that end with a month', () => {
  const all = twelveMonths(
    { month: 3, year: 2026 },
    year(row(3, 1), row(4, 2), row(5, 0), row(12, 1000.1)),
    year(row(1, 1000.2), row(3, 4), row(4, 5)),
  );
  const months = calculatedOf(all);

  it('come from two years, the oldest first; what was not calculated is a gap', () => {
    expect(all.map(({ month: { monthId }, year }) => `${monthId}.${year}`)).toEqual([
      '4.2025',
      '5.2025',
      '12.2025',
      '1.2026',
      '3.2026',
    ]);
    expect(valuesOf(all, 'brutto')).toEqual([2, null, 1000.1, 1000.2, 4]);
  });

  it('cost the company gross and the employer’s contribution', () => {
    expect(months.map(({ companyCost }) => companyCost)).toEqual([52.05, 1050.15, 1050.25, 54.05]);
  });

  it('sum up to the cent', () => {
    expect(totalOf(months, 'brutto')).toBe(2006.3);
    expect(totalOf(months, 'employerContribute')).toBe(200.2);
  });
});
