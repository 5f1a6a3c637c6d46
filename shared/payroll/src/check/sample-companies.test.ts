import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  calculateSalary,
  isInMonth,
  monthEnd,
  type SalaryInput,
  type SalaryPeriod,
  toCents,
} from '../index.ts';

type Company = 'agimi-120' | 'drini-1000';

/** The salary columns of the sample workbooks: made-up people. */
function employees(company: Company): Omit<SalaryInput, 'period'>[] {
  const lines = readFileSync(path.join(__dirname, `${company}.csv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return lines.map((line) => {
    const [base = '', employeePercentage = '', started = '', tier] = line.split(',');
    const salaries = [{ validFrom: started, amount: toCents(base) }];
    return {
      contract: { started },
      pay: { type: 1, salaries },
      tier: tier === '1' ? 1 : 2,
      employeePercentage,
    };
  });
}

function totals(company: Company, year: number, month: number, paymentDate = monthEnd(year, month)) {
  const period: SalaryPeriod = {
    year,
    month,
    paymentDate,
    weekWorkingDays: 5,
    holidays: [],
    uplifts: { night: 30, weekend: 50, afterWork: 30, holiday: 50, guard: 20 },
  };
  const rows = employees(company)
    .filter((employee) => isInMonth(employee.contract, year, month))
    .map((employee) => calculateSalary({ ...employee, period }));
  const sum = (
    key: 'totalBrutto' | 'contributionEmployee' | 'contributionEmployer' | 'taxable' | 'tax' | 'netto',
  ) => (rows.reduce((total, row) => total + row[key], 0) / 100).toFixed(2);
  const figures = [
    sum('totalBrutto'),
    sum('contributionEmployee'),
    sum('contributionEmployer'),
    sum('taxable'),
    sum('tax'),
    sum('netto'),
  ];
  return { rows: rows.length, figures: figures.join(' ') };
}

test.each([
  ['agimi-120', 2026, 10, 120, '112288.19 7011.76 5614.56 105276.43 7560.31 97716.12'],
  ['agimi-120', 2026, 5, 116, '110943.11 6884.50 5547.30 104058.61 7537.58 96521.03'],
  ['agimi-120', 2024, 7, 100, '88021.31 5605.55 4401.17 82415.76 6343.13 76072.63'],
  ['agimi-120', 2024, 8, 101, '89455.52 5685.09 4472.89 83770.43 5856.74 77913.69'],
  ['drini-1000', 2026, 10, 1000, '978903.10 67937.98 48946.24 910965.12 65643.56 845321.56'],
  ['drini-1000', 2026, 5, 993, '972427.08 67519.44 48622.45 904907.64 65213.19 839694.45'],
  ['drini-1000', 2024, 7, 867, '854912.39 59189.89 42746.57 795722.50 62833.14 732889.36'],
  ['drini-1000', 2024, 8, 872, '859900.28 59451.77 42995.95 800448.51 58004.45 742444.06'],
] as const)('%s in %i-%i has the published totals', (company, year, month, rows, figures) => {
  expect(totals(company, year, month)).toEqual({ rows, figures });
});

test.each([
  ['agimi-120', '5753.58'],
  ['drini-1000', '57656.97'],
] as const)('%s in July 2024, paid on 30 August, is taxed by the newer table', (company, tax) => {
  expect(totals(company, 2024, 7, '2024-08-30').figures.split(' ')[4]).toBe(tax);
});
