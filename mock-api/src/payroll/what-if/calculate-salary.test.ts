import { getGeneralValues } from '@paga/contract/months';
import { calculateSalary, getAverageSalary, getSalariesTillNow, markClosing } from '@paga/contract/payroll';
import { EmployerTier } from '@paga/contract/shapes';
import { calculatedMonth, closedMonth, reopenedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';

const arranged = async () => {
  const server = await testServer();
  const company = await server.company();
  return { server, company, as: server.as(company.user) };
};
const usual = { contributionPercentage: 5, employerTier: EmployerTier.primary, noTaxes: false };

test.each([
  [
    { gross: 1000 },
    usual,
    { gross: 1000, contribution: 50, taxable: 950, tax: 66, net: 884, taxTable: '2024-08-23' },
  ],
  [{ net: 1200 }, usual, { gross: 1369.59, contribution: 68.48, taxable: 1301.11, tax: 101.11, net: 1200 }],
  [{ gross: 400 }, { ...usual, employerTier: EmployerTier.secondary }, { taxable: 380, tax: 38, net: 342 }],
  [{ gross: 500 }, { ...usual, date: '2024-08-22' }, { tax: 25.3, net: 449.7, taxTable: '2009-01-01' }],
  [{ gross: 500 }, { ...usual, noTaxes: true }, { tax: 0, net: 475 }],
])('answers %j', async (known, terms, expected) => {
  const { company, as } = await arranged();
  const { status, body } = await as.call(calculateSalary, {
    body: { calculateSalary: known, ...terms, userId: company.id },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject(expected);
});

test('says that there is no such gross, and refuses what is no question', async () => {
  const { company, as } = await arranged();
  const ask = (question: object) =>
    as.call(calculateSalary, {
      body: { calculateSalary: { net: 100 }, ...usual, userId: company.id, ...question } as never,
    });
  expect(await ask({ contributionPercentage: 100 })).toMatchObject({
    status: 422,
    body: { code: 'NO_GROSS_FOR_NET' },
  });
  expect(await ask({ date: '2008-12-31' })).toMatchObject({ status: 422, body: { code: 'NO_TAX_TABLE' } });
  expect(await ask({ contributionPercentage: 101 })).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION_FAILED' },
  });
  expect(await ask({ calculateSalary: { gross: 1, net: 1 } })).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION_FAILED' },
  });
});

test('the dashboard’s figures follow the paid and the calculated months', async () => {
  const { server, company, as } = await arranged();
  const query = { tenantId: company.id };
  expect((await as.call(getSalariesTillNow, { query })).body).toMatchObject({
    ...{ salariesTillNow: 0, months: 0, first: null, last: null },
  });
  expect((await as.call(getAverageSalary, { query })).body).toMatchObject({
    averageSalaries: null,
    percentageDif: null,
  });
  await savedEmployees(
    server,
    company,
    {},
    { firstName: 'Blerta', bruttoSalary: 500, contractStarted: '2026-10-01' },
  );
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  await calculatedMonth(server, company, { month: 11, year: 2026 });
  const paid = async () => (await as.call(getSalariesTillNow, { query })).body;
  const versionId = await closedMonth(server, company, { month: 10, year: 2026 });
  expect(await paid()).toMatchObject({ salariesTillNow: 0, months: 0 });
  const body = { mark: 'paid' as const, on: '2026-10-15' };
  await server.as(company.admin).call(markClosing, { params: { versionId }, body });
  expect(await paid()).toMatchObject({
    ...{ salariesTillNow: 884 + 456.5, months: 1 },
    last: { month: 10, year: 2026, net: 884 + 456.5 },
  });
  // The money has left the house, whatever becomes of the month.
  await reopenedMonth(server, company, { month: 10, year: 2026 });
  expect(await paid()).toMatchObject({ salariesTillNow: 884 + 456.5, months: 1 });
  expect((await as.call(getAverageSalary, { query })).body).toEqual({
    averageSalaries: 670.25,
    percentageDif: -24.2,
    month: 10,
    year: 2026,
  });
});

test('the general values carry the dated tables, percentages and holidays', async () => {
  const { server, company, as } = await arranged();
  const { body } = await as.call(getGeneralValues, { params: { tenantId: company.id } });
  // National values are everybody's: other test files of the worker add some of later years.
  const byLaw = <T extends { validFrom: string }>(dated: readonly T[]) =>
    dated.filter(({ validFrom }) => validFrom < '2027');
  expect(byLaw(body.taxTables.primary).map((table) => table.validFrom)).toEqual(['2009-01-01', '2024-08-23']);
  expect(byLaw(body.minimumWages).map((wage) => wage.amount)).toEqual([170, 350, 425, 500]);
  expect(body).toMatchObject({
    overtime: { night: 30, weekend: 50, afterWork: 30, holidays: 50, guard: 20 },
    leave: { maternity: 70 },
    weekWorkingDays: 5,
  });
  expect(body.holidays.filter((holiday) => holiday.date.startsWith('2026'))).toHaveLength(12);
  const stranger = server.as((await server.company({ name: 'Drini' })).admin);
  expect((await stranger.call(getGeneralValues, { params: { tenantId: company.id } })).status).toBe(403);
});
