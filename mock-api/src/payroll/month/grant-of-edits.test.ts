import { saveClosingCode } from '@paga/contract/company/closing-code';
import { authenticateCode, getSalaryGrant } from '@paga/contract/identity/sign-in';
import { type SalaryRow, updateSalaries, updateSalary } from '@paga/contract/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';

const october = { month: 10, year: 2026 };
let server: TestServer;
let company: TestCompany;
let row: SalaryRow;

beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  company = await server.company({ code: 'AGI26A' });
  await savedEmployees(server, company, {});
  row = (await calculatedMonth(server, company, october))[0] as SalaryRow;
  await server
    .as(company.admin)
    .call(authenticateCode, { body: { code: 'agi26a', userId: company.admin.id } });
});

const month = () => ({ ...october, tenantId: company.id });
const seconds = async (user = company.admin) => (await server.as(user).call(getSalaryGrant, {})).body.seconds;
const saveMany = async (version: number, phoneStops: number) =>
  (
    await server.as(company.admin).call(updateSalaries, {
      body: { ...month(), rows: [{ salaryId: row.id, version, phoneStops }] },
    })
  ).status;
const saveOne = async (phoneStops: number) =>
  (await server.as(company.admin).call(updateSalary, { body: { ...month(), salaryId: row.id, phoneStops } }))
    .status;

test('each saved change begins the 5 minutes again, by cells and by window, and for no other session', async () => {
  server.clock.advance(290);
  expect([await saveMany(1, 5), await seconds()]).toEqual([200, 300]);
  server.clock.advance(290);
  expect([await saveOne(6), await seconds()]).toEqual([200, 300]);
  server.clock.advance(290);
  expect([await saveOne(7), await seconds(company.manager)]).toEqual([200, 0]);
  server.clock.advance(300);
  expect([await seconds(), await saveOne(8)]).toEqual([0, 403]);
});

test('what is not saved prolongs nothing: a conflict, a refused row, a read', async () => {
  server.clock.advance(100);
  expect([await saveMany(9, 5), await seconds()]).toEqual([200, 200]);
  expect(await saveOne(-1)).toBe(422);
  expect(await seconds()).toBe(200);
});

test('a new code ends it, and no save brings it back', async () => {
  await server.as(company.manager).call(saveClosingCode, { body: { tenantId: company.id, code: 'QJ7K2M' } });
  expect([await saveOne(5), await seconds()]).toEqual([403, 0]);
});
