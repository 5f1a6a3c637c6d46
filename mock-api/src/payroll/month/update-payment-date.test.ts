import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  closePeriod,
  explainSalary,
  getSalaryTotals,
  updatePaymentDate,
  updateSalary,
} from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

const july = { month: 7, year: 2024 };
let server: TestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await testServer();
  company = await server.company({ code: 'AGI26A' });
  await createdEmployees(server.as(company.admin), company, { contractStarted: '2024-01-01' });
});

const calculate = () => calculatedMonth(server, company, july);
const pay = (
  paymentDate: string,
  { was = '2024-07-31', by = company.manager }: { was?: string; by?: TestUser } = {},
) => server.as(by).call(updatePaymentDate, { body: { tenantId: company.id, ...july, paymentDate, was } });
const totals = async () =>
  (await server.as(company.user).call(getSalaryTotals, { query: { ...july, userId: company.id } })).body;
const close = () =>
  server.as(company.admin).call(closePeriod, { body: { ...july, tenantId: company.id, code: 'AGI26A' } });
const newestLine = async () =>
  (await server.inCompany(company.id, (tx) => tx.select().from(auditLine).orderBy(desc(auditLine.id))))[0];

test('July 2024 paid on 2024-08-30 uses the table of August; until it is calculated again it cannot be closed', async () => {
  const [before] = await calculate();
  expect(before).toMatchObject({ taxableSalary: 950, tax: 72.8 });
  expect(await pay('2024-08-30')).toMatchObject({
    status: 200,
    body: { paymentDate: '2024-08-30', closed: null },
  });
  expect(await newestLine()).toMatchObject({
    page: 'salaries',
    type: 'updatePaymentDate',
    changes: { month: { new: '07.2024' }, paymentDate: { old: '2024-07-31', new: '2024-08-30' } },
  });
  expect(await totals()).toMatchObject({
    paymentDate: '2024-08-30',
    outdatedBy: 'paymentDate',
    totalTax: 72.8,
  });
  expect(await close()).toMatchObject({ status: 409, body: { code: 'MONTH_OUTDATED' } });
  const [after] = await calculate();
  expect(after).toMatchObject({ taxableSalary: 950, tax: 66 });
  expect(await totals()).toMatchObject({ paymentDate: '2024-08-30', outdatedBy: null, totalTax: 66 });
  const { body: month } = await server
    .as(company.user)
    .call(explainSalary, { params: { id: after?.id ?? 0 } });
  expect(month.paymentDate).toBe('2024-08-30');
  expect((await close()).status).toBe(200);
});

test('what was typed by hand stays when the month is calculated for its new date', async () => {
  const [row] = await calculate();
  await server
    .as(company.admin)
    .call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  const typed = {
    salaryId: row?.id ?? 0,
    tenantId: company.id,
    ...july,
    extraBrutto: 100,
    version: row?.version,
  };
  expect((await server.as(company.admin).call(updateSalary, { body: typed })).status).toBe(200);
  await pay('2024-08-30');
  expect((await calculate())[0]).toMatchObject({
    extraTable: { extraBrutto: 100 },
    taxableSalary: 1045,
    tax: 75.5,
    edited: true,
  });
});

test('the date that is there already leaves no line, and the month stands', async () => {
  await calculate();
  expect(await pay('2024-07-31')).toMatchObject({ status: 200, body: { paymentDate: '2024-07-31' } });
  expect(await newestLine()).toMatchObject({ type: 'generate' });
  expect((await totals()).outdatedBy).toBeNull();
});

test('of two people who change it at once the second gets a conflict, and the first date stays', async () => {
  await calculate();
  const answers = await Promise.all([pay('2024-08-30'), pay('2024-08-15', { by: company.admin })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CONFLICT');
  const stands = answers.find(({ status }) => status === 200)?.body.paymentDate;
  expect((await totals()).paymentDate).toBe(stands);
});

test('refuses a month that is closed or was never calculated, and a date that no tax table reaches', async () => {
  expect(await pay('2024-08-30')).toMatchObject({ body: { code: 'NO_SALARIES' } });
  await calculate();
  expect(await pay('2008-12-31')).toMatchObject({ status: 422, body: { code: 'NO_TAX_TABLE' } });
  expect((await pay('2024-02-30')).status).toBe(422);
  expect((await pay('2100-01-01')).status).toBe(422);
  expect((await close()).status).toBe(200);
  expect(await pay('2024-08-30')).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
  expect((await totals()).paymentDate).toBe('2024-07-31');
});

test('refuses who is nobody in the company and the month of another company', async () => {
  await calculate();
  const nobody = await server.user({ roleId: 4 });
  const drini = await server.company({ name: 'Drini' });
  expect((await pay('2024-08-30', { by: nobody })).status).toBe(403);
  expect([403, 404]).toContain((await pay('2024-08-30', { by: drini.admin })).status);
  expect((await totals()).paymentDate).toBe('2024-07-31');
});
