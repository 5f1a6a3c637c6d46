import { deleteEmployee } from '@paga/contract/employees';
import { deleteVacation, storeVacation } from '@paga/contract/leave';
import { closePeriod, getSalaryChecks, getSalaryTotals } from '@paga/contract/payroll';
import { accountOf, createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { aLeave } from '@paga/testing/vacations';

const october = { month: 10, year: 2026 };
const september = { month: 9, year: 2026 };
let server: TestServer;
let company: TestCompany;
let arta: number;
let blerta: number;

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
  [arta = 0, blerta = 0] = await createdEmployees(
    server.as(company.admin),
    company,
    {},
    { firstName: 'Blerta' },
  );
  await calculate();
});

const as = () => server.as(company.admin);
const calculate = () => calculatedMonth(server, company, october);
const close = (month = october) =>
  as().call(closePeriod, { body: { tenantId: company.id, code: company.code, ...month } });
const why = async (month = october) =>
  (await as().call(getSalaryTotals, { query: { ...month, userId: company.id } })).body.outdatedBy;

test('a month just calculated is up to date', async () => {
  expect(await why()).toBeNull();
});

test('leave that is paid less makes a month outdated until it is calculated again, or the leave is gone', async () => {
  await server.inCompany(company.id, (tx) =>
    tx.execute(`update leave_setting set "annualLeavePercentage" = 80`),
  );
  await calculate();
  const { body } = await as().call(storeVacation, {
    body: { tenantId: company.id, employeeId: arta, ...aLeave(), from: '2026-10-19', to: '2026-10-21' },
  });
  expect(await why()).toBe('employees');
  await as().call(deleteVacation, { params: { id: 'vacation' in body ? (body.vacation?.id ?? 0) : 0 } });
  expect(await why()).toBeNull();
});

test('a newcomer and somebody deleted make it outdated; a closed month stands', async () => {
  await createdEmployees(as(), company, {
    firstName: 'Dardan',
    personalNumber: '1763855925',
    bankAccountNumber: accountOf(2),
  });
  expect(await why()).toBe('employees');
  await calculate();
  expect(await why()).toBeNull();
  await as().call(deleteEmployee, { query: { tenantId: company.id, employeeId: blerta } });
  expect(await why()).toBe('employees');
  expect(await close()).toMatchObject({ status: 409, body: { code: 'MONTH_OUTDATED' } });
  await calculate();
  expect((await close()).status).toBe(200);
  expect(await why()).toBeNull();
});

test('closing looks at everybody, also when the log tells of no write since', async () => {
  server.clock.advance(60);
  await calculatedMonth(server, company, september);
  await server.inCompany(company.id, (tx) =>
    tx.execute(`update employment_terms set "baseCents" = 110000 where "employeeId" = ${arta}`),
  );
  expect(await why(september)).toBeNull();
  expect(await close(september)).toMatchObject({ status: 409, body: { code: 'MONTH_OUTDATED' } });
  expect((await calculatedMonth(server, company, september))[0]?.totalBrutto).toBe(1100);
  expect((await close(september)).status).toBe(200);
});

test('what a month depends on stops its closing: the check names it as an error until it is calculated again', async () => {
  const check = async () =>
    (await as().call(getSalaryChecks, { query: { ...october, userId: company.id } })).body;
  expect(await check()).toMatchObject({ outdatedBy: null, errorCount: 0 });
  await server.inCompany(company.id, (tx) => tx.execute(`update hours_setting set "hoursPerMonth" = 160`));
  await server.inCompany(company.id, (tx) =>
    tx.execute(`update overtime_setting set "nightPercentage" = 40`),
  );
  expect(await check()).toMatchObject({ outdatedBy: 'settings', errorCount: 1 });
  expect(await close()).toMatchObject({ status: 409, body: { code: 'MONTH_OUTDATED' } });
  await calculate();
  expect(await check()).toMatchObject({ outdatedBy: null, errorCount: 0 });
  expect((await close()).status).toBe(200);
});
