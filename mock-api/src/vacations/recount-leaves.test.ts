import { savePublicHolidays } from '@paga/contract/admin';
import { getLeaveConfiguration, updateLeaveConfiguration } from '@paga/contract/admin/company-settings';
import { closePeriod, reopenPeriod } from '@paga/contract/payroll';
import { storeVacation } from '@paga/contract/vacations';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { freshServer, type TestCompany, type TestServer } from '@paga/testing/server';
import { aLeave } from '@paga/testing/vacations';
import { salary } from '../payroll/table.ts';
import { vacation } from './table.ts';

const december = { month: 12, year: 2026 };
let server: TestServer;
let company: TestCompany;
let arta: number;

// Of its own: holidays are everybody's.
beforeAll(async () => {
  server = await freshServer('recount_leaves');
});
beforeEach(async () => {
  company = await server.company();
  [arta = 0] = await createdEmployees(as(), company, {});
});

const as = () => server.as(company.admin);
const booked = async (from: string, to: string) => {
  const { status } = await as().call(storeVacation, { body: { tenantId: company.id, employeeId: arta, ...aLeave(), from, to } });
  expect(status).toBe(200);
};
const storedDays = async () =>
  (await server.inCompany(company.id, (tx) => tx.select().from(vacation).orderBy(vacation.from))).map(({ days }) => days.length);

test('another week counts the leaves again from its month on: balance and salary agree', async () => {
  await booked('2026-11-23', '2026-11-29');
  await booked('2026-12-07', '2026-12-13');
  expect(await storedDays()).toEqual([5, 5]);
  const { version: _, ...setting } = (await as().call(getLeaveConfiguration, {})).body;
  const body = { ...setting, weekWorkingDays: 6, validFrom: '2026-12-15' } as const;
  expect((await as().call(updateLeaveConfiguration, { body })).status).toBe(200);
  expect(await storedDays()).toEqual([5, 6]);
  await calculatedMonth(server, company, december);
  const rows = await server.inCompany(company.id, (tx) => tx.select({ days: salary.leaveDays }).from(salary));
  expect(rows).toEqual([{ days: 6 }]);
});

test('opening a month again counts the holidays that came while it was closed', async () => {
  const september = { month: 9, year: 2026 };
  await booked('2026-09-07', '2026-09-11');
  await calculatedMonth(server, company, september);
  const period = { body: { ...september, tenantId: company.id, code: company.code } };
  expect((await as().call(closePeriod, period)).status).toBe(200);
  const root = server.as(await server.superAdmin());
  await root.call(savePublicHolidays, { body: { holidays: [{ date: '2026-09-08', name: 'Dita e provës' }] } });
  expect(await storedDays()).toEqual([5]);
  expect((await as().call(reopenPeriod, period)).status).toBe(200);
  expect(await storedDays()).toEqual([4]);
});
