import { generateSalaries } from '@paga/contract/payroll';
import { getMonthlySalary } from '@paga/contract/reports/salaries';
import { getPaidEmployees, getStatistics } from '@paga/contract/reports/statistics';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';

let server: TestServer;
let company: TestCompany;
let arta: number;

beforeAll(async () => {
  server = await testServer();
  company = await server.company();
  const [first] = await savedEmployees(
    server,
    company,
    {},
    { firstName: 'Çlirim', lastName: 'Gashi', bruttoSalary: 500 },
  );
  arta = first ?? 0;
  for (const month of [8, 9])
    await server
      .as(company.admin)
      .call(generateSalaries, { query: { month, year: 2026, userId: company.id } });
});

const statistics = (body: object = {}, by = company.user) =>
  server.as(by).call(getStatistics, { body: { tenantId: company.id, year: 2026, ...body } });
const monthly = (name: string) =>
  server
    .as(company.user)
    .call(getMonthlySalary, { body: { tenantId: company.id, month: 9, year: 2026, name } });

describe('the statistics of a year', () => {
  it('hold twelve months, zeros where nothing was calculated, and their totals', async () => {
    const { body } = await statistics();
    const sums = {
      brutto: 1500,
      personalContribute: 75,
      employerContribute: 75,
      taxableSalary: 1425,
      tax: 84.5,
      deductions: 0,
      netto: 1340.5,
    };
    expect(body.months.map(({ month, calculated }) => [month, calculated])).toEqual(
      Array.from({ length: 12 }, (_, index) => [
        { monthId: index + 1, isChecked: false },
        index === 7 || index === 8,
      ]),
    );
    const none = {
      brutto: 0,
      personalContribute: 0,
      employerContribute: 0,
      taxableSalary: 0,
      tax: 0,
      deductions: 0,
      netto: 0,
    };
    expect(body.months[6]).toEqual({
      month: { monthId: 7, isChecked: false },
      calculated: false,
      open: false,
      headCount: 0,
      ...none,
    });
    expect(body.months[7]).toEqual({
      month: { monthId: 8, isChecked: false },
      calculated: true,
      open: true,
      headCount: 2,
      ...sums,
    });
    expect(body).toMatchObject({
      totalBrutto: 3000,
      totalTaxableSalary: 2850,
      totalTax: 169,
      totalNetto: 2681,
    });
  });

  it('are one person’s book of contributions when an employee is named', async () => {
    const { body } = await statistics({ employeeId: arta });
    expect(body.months[7]).toMatchObject({
      headCount: 1,
      brutto: 1000,
      personalContribute: 50,
      tax: 66,
      netto: 884,
    });
  });

  it('are zeros for a year without salaries', async () => {
    const { body } = await statistics({ year: 2025 });
    expect(body).toMatchObject({ totalBrutto: 0, totalNetto: 0 });
    expect(body.months.some(({ calculated }) => calculated)).toBe(false);
  });

  it('are not shown to another company, nor about its people', async () => {
    const drini = await server.company({ name: 'Drini' });
    expect((await statistics({}, drini.admin)).status).toBe(403);
    expect((await statistics({ tenantId: drini.id, employeeId: arta }, drini.admin)).status).toBe(404);
    expect((await statistics({ tenantId: drini.id }, drini.admin)).body.totalBrutto).toBe(0);
  });
});

test('who was paid in a year is listed by name, and to nobody of another company', async () => {
  const read = (change: object = {}, by = company.user) =>
    server.as(by).call(getPaidEmployees, { query: { tenantId: company.id, year: 2026, ...change } });
  expect((await read()).body).toEqual([
    { id: arta, name: 'Arta Krasniqi' },
    { id: expect.any(Number), name: 'Çlirim Gashi' },
  ]);
  expect((await read({ year: 2025 })).body).toEqual([]);
  expect((await read({ year: 1 })).status).toBe(422);
  const drini = await server.company({ name: 'Drini' });
  expect((await read({}, drini.admin)).status).toBe(403);
  expect((await read({ tenantId: drini.id }, drini.admin)).body).toEqual([]);
});

describe('the salaries of a month', () => {
  it('are listed by name with their totals', async () => {
    const { body } = await monthly('');
    expect(body.employees.map(({ employeeName, netto }) => [employeeName, netto])).toEqual([
      ['Arta Krasniqi', 884],
      ['Çlirim Gashi', 456.5],
    ]);
    expect(body.totals).toEqual({
      brutto: 1500,
      employerContribute: 75,
      personalContribute: 75,
      tax: 84.5,
      deductions: 0,
      netto: 1340.5,
    });
  });

  it('are found by a part of the name without diacritics, and the totals follow', async () => {
    const { body } = await monthly('clirim');
    expect(body.employees).toHaveLength(1);
    expect(body.totals).toMatchObject({ brutto: 500, netto: 456.5 });
  });
});
