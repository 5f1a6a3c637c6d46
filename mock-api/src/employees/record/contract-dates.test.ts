import {
  changeEmployees,
  createEmployee,
  deleteEmployee,
  type EmployeeEdit,
  getEmployeeHistory,
  updateEmployee,
} from '@paga/contract/employees';
import { closePeriod } from '@paga/contract/payroll';
import { anEmployee, createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';

let server: TestServer;
let company: TestCompany;
let arta: number;

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
  [arta = 0] = await createdEmployees(server.as(company.admin), company, {
    expirationContract: '2026-06-30',
  });
});

const edit = (facts: Partial<EmployeeEdit>) => {
  const { userId: _, ...person } = anEmployee({ userId: company.id });
  const employee = JSON.stringify({
    ...person,
    expirationContract: '2026-06-30',
    version: 1,
    ...facts,
  }) as never;
  return server
    .as(company.user)
    .call(updateEmployee, { body: { userId: company.id, employeeId: arta, employee } });
};
const history = async () =>
  (await server.as(company.user).call(getEmployeeHistory, { query: { employeeId: arta } })).body;
const paid = async (month: number) => await calculatedMonth(server, company, { month, year: 2026 });
const close = (month: number) =>
  server
    .as(company.admin)
    .call(closePeriod, { body: { tenantId: company.id, code: company.code, month, year: 2026 } });
const BACK = { contractStarted: '2026-10-01', expirationContract: null };

test('a new start that takes somebody out of calculated months is asked about, with the months', async () => {
  for (const month of [5, 6]) await paid(month);
  const { status, body } = await edit(BACK);
  expect([status, body.fields]).toMatchObject([
    422,
    [{ path: 'contractStarted', code: 'leavesMonths', message: '05.2026, 06.2026' }],
  ]);
  expect((await edit({ ...BACK, leavesMonths: true })).status).toBe(200);
});

test('a month calculated before a new start is calculated again without anybody going missing', async () => {
  await paid(5);
  await edit({ ...BACK, leavesMonths: true });
  expect(await paid(5)).toMatchObject([{ employeeId: arta, netto: 0 }]);
});

test('a new end that takes somebody out of calculated months is asked about; one within a month is not', async () => {
  for (const month of [5, 6]) await paid(month);
  const { status, body } = await edit({ expirationContract: '2026-05-20' });
  expect([status, body.fields]).toMatchObject([
    422,
    [{ path: 'expirationContract', code: 'leavesMonths', message: '06.2026' }],
  ]);
  expect((await edit({ expirationContract: '2026-06-20' })).status).toBe(200);
});

test('a new start over a closed month is refused; deleted and added anew, the person is paid on and the closed month stays', async () => {
  await paid(5);
  expect((await close(5)).status).toBe(200);
  const { status, body } = await edit({ ...BACK, leavesMonths: true });
  expect([status, body.fields?.[0]]).toMatchObject([
    422,
    { path: 'contractStarted', code: 'monthClosed', message: '05.2026' },
  ]);
  const as = server.as(company.admin);
  await as.call(deleteEmployee, { query: { tenantId: company.id, employeeId: arta } });
  expect((await as.call(createEmployee, { body: anEmployee({ userId: company.id, ...BACK }) })).status).toBe(
    200,
  );
  expect(await paid(10)).toMatchObject([{ initialBrutto: 1000 }]);
});

test('the history tells a new start and a new end, when and by whom', async () => {
  await edit({ contractStarted: '2024-04-01', expirationContract: null });
  expect((await history())[0]).toMatchObject({
    isDated: false,
    validFrom: '2026-10-15',
    changedBy: company.user.name,
    changes: [
      { field: 'contractStarted', old: '2024-03-01', new: '2024-04-01' },
      { field: 'expirationContract', old: '2026-06-30', new: null },
    ],
  });
});

test('the history tells the last day of who was deactivated among many, and an end that was taken away again', async () => {
  const as = server.as(company.admin);
  const many = { userId: company.id, employeeIds: [arta] };
  expect(
    (await as.call(changeEmployees, { body: { ...many, action: 'deactivate', lastDay: '2026-05-31' } })).body
      .changed,
  ).toEqual([arta]);
  expect(
    (await as.call(changeEmployees, { body: { ...many, action: 'activate', openContract: true } })).body
      .changed,
  ).toEqual([arta]);
  const undated = (await history()).filter(({ isDated }) => !isDated);
  expect(undated.map(({ changes }) => changes[0])).toEqual(
    expect.arrayContaining([
      { field: 'expirationContract', old: '2026-06-30', new: '2026-05-31' },
      { field: 'expirationContract', old: '2026-05-31', new: null },
    ]),
  );
});
