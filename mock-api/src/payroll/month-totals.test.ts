import { deleteEmployee } from '@paga/contract/employees';
import {
  closePeriod,
  getAverageSalary,
  getClosedVersions,
  getSalaries,
  getSalaryTotals,
  type SalaryRow,
} from '@paga/contract/payroll';
import { getStatistics } from '@paga/contract/reports/statistics';
import { sumCents, toCents, toEuro } from '@paga/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { importedEmployees, type SampleWorkbook } from '@paga/testing/imported-employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { type TestCompany, testServer } from '@paga/testing/server';

/** Computed by an independent program with exact fractions: workbook, month, rows, gross, employee, employer, taxable, tax, net. */
const expected = [
  ['agimi', 2026, 10, 120, 112288.19, 7011.76, 5614.56, 105276.43, 7560.31, 97716.12],
  ['agimi', 2026, 5, 116, 110943.11, 6884.5, 5547.3, 104058.61, 7537.58, 96521.03],
  ['agimi', 2024, 7, 100, 88021.31, 5605.55, 4401.17, 82415.76, 6343.13, 76072.63],
  ['agimi', 2024, 8, 101, 89455.52, 5685.09, 4472.89, 83770.43, 5856.74, 77913.69],
  ['drini', 2026, 10, 1000, 978903.1, 67937.98, 48946.24, 910965.12, 65643.56, 845321.56],
  ['drini', 2026, 5, 993, 972427.08, 67519.44, 48622.45, 904907.64, 65213.19, 839694.45],
  ['drini', 2024, 7, 867, 854912.39, 59189.89, 42746.57, 795722.5, 62833.14, 732889.36],
  ['drini', 2024, 8, 872, 859900.28, 59451.77, 42995.95, 800448.51, 58004.45, 742444.06],
] as const;

const workbooks = {
  agimi: 'src/demo/agimi-120.xlsx',
  drini: 'fixtures/drini-1000.xlsx',
} as const satisfies Record<string, SampleWorkbook>;
const companies = new Map<string, Promise<TestCompany>>();

async function companyOf(name: keyof typeof workbooks): Promise<TestCompany> {
  const server = await testServer();
  const company = await server.company({ name });
  await importedEmployees(server, company, workbooks[name]);
  return company;
}

test.each(expected)(
  '%s %i-%i: %i rows, to the cent',
  async (name, year, month, headCount, gross, employee, employer, taxable, tax, net) => {
    const server = await testServer();
    const known = companies.get(name) ?? companyOf(name);
    companies.set(name, known);
    const company = await known;
    await calculatedMonth(server, company, { month, year });
    const { body } = await server
      .as(company.user)
      .call(getSalaryTotals, { query: { month, year, userId: company.id } });
    expect(body).toMatchObject({
      headCount,
      brutto: gross,
      totalBrutto: gross,
      pensionalContribution: employee,
      employerContribution: employer,
      totalTaxableSalary: taxable,
      totalTax: tax,
      netto: net,
      errorCount: 0,
      createdBy: 'Arben Admini',
    });
  },
);

test('the totals are the sums of the cents shown in the rows', async () => {
  const server = await testServer();
  const company = await (companies.get('agimi') ?? companyOf('agimi'));
  const query = { month: 10, year: 2026, userId: company.id };
  await calculatedMonth(server, company, query);
  const { salaries } = (await server.as(company.user).call(getSalaries, { query })).body;
  const sum = (of: (row: SalaryRow) => number) => toEuro(sumCents(salaries.map((row) => toCents(of(row)))));
  const { body } = await server.as(company.user).call(getSalaryTotals, { query });
  expect(body).toMatchObject({
    brutto: sum((row) => row.initialBrutto),
    totalBrutto: sum((row) => row.totalBrutto),
    totalTax: sum((row) => row.tax),
    netto: sum((row) => row.netto),
  });
});

test('the totals carry those of the month before and the configuration of the month', async () => {
  const server = await testServer();
  const company = await (companies.get('agimi') ?? companyOf('agimi'));
  await calculatedMonth(server, company, { month: 7, year: 2024 });
  await calculatedMonth(server, company, { month: 8, year: 2024 });
  const { body } = await server
    .as(company.user)
    .call(getSalaryTotals, { query: { month: 8, year: 2024, userId: company.id } });
  expect(body.previous).toMatchObject({ headCount: 100, netto: 76072.63 });
  expect(body.generalConfiguration).toMatchObject({
    employerContribute: 5,
    personalContribute: 5,
    weekWorkingDays: 5,
    minimumWage: 170,
    taxTable: { validFrom: '2024-08-23' },
  });
  const july = await server
    .as(company.user)
    .call(getSalaryTotals, { query: { month: 7, year: 2024, userId: company.id } });
  expect(july.body.generalConfiguration.taxTable).toMatchObject({ validFrom: '2009-01-01' });
});

test('what is left of somebody deleted after the calculation is a row, and neither a head nor in the average', async () => {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  const as = server.as(company.admin);
  const month = { month: 10, year: 2026 };
  const [, blerta = 0] = await createdEmployees(as, company, {}, { firstName: 'Blerta', bruttoSalary: 2000 });
  await calculatedMonth(server, company, month);
  await as.call(deleteEmployee, { query: { tenantId: company.id, employeeId: blerta } });
  expect(await calculatedMonth(server, company, month)).toMatchObject([
    { netto: 884 },
    { netto: 0, contractDays: 0 },
  ]);
  const query = { ...month, userId: company.id };
  expect((await as.call(getSalaryTotals, { query })).body).toMatchObject({
    rowCount: 2,
    headCount: 1,
    netto: 884,
  });
  expect((await as.call(getAverageSalary, { query: { tenantId: company.id } })).body.averageSalaries).toBe(
    884,
  );
  const { body: year } = await as.call(getStatistics, { body: { tenantId: company.id, year: 2026 } });
  expect(year.months.filter(({ calculated }) => calculated)).toMatchObject([{ headCount: 1, netto: 884 }]);
  expect(
    (await as.call(closePeriod, { body: { ...month, tenantId: company.id, code: 'AGI26A' } })).status,
  ).toBe(200);
  expect((await as.call(getClosedVersions, { query })).body.versions).toMatchObject([
    { headCount: 1, netto: 884 },
  ]);
});
