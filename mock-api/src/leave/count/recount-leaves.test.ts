import { setTimeout } from 'node:timers/promises';
import { getLeaveConfiguration } from '@paga/contract/company/settings';
import { savePublicHolidays, storeVacation, updateLeaveConfiguration } from '@paga/contract/leave';
import { closePeriod, reopenPeriod } from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth, closedMonth, reopenedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { freshServer, type TestCompany, type TestServer } from '@paga/testing/server';
import { aLeave } from '@paga/testing/vacations';
import { eq, sql } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import type { Tx } from '#core/db/transaction.ts';
import { salary } from '#months/table.ts';
import { recountBookedEarlier } from './recount-booked-earlier.ts';
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

const monthOf = () => ({ body: { ...december, tenantId: company.id, code: company.code } });
async function changeLeave(change: object) {
  const { version: _, ...setting } = (await as().call(getLeaveConfiguration, {})).body;
  return as().call(updateLeaveConfiguration, { body: { ...setting, ...change } });
}

/** Until somebody waits for a lock of this transaction. */
async function behind(tx: Tx): Promise<void> {
  const waiting = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids("pid"))`;
  while ((await tx.execute(waiting)).rowCount === 0) await setTimeout(20);
}

const as = () => server.as(company.admin);
const booked = async (from: string, to: string) => {
  const { status } = await as().call(storeVacation, {
    body: { tenantId: company.id, employeeId: arta, ...aLeave(), from, to },
  });
  expect(status).toBe(200);
};
const storedDays = async () =>
  (await server.inCompany(company.id, (tx) => tx.select().from(vacation).orderBy(vacation.from))).map(
    ({ days }) => days.length,
  );

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

test.each([
  ['opening a month again', () => as().call(reopenPeriod, monthOf())],
  ['another leave setting', () => changeLeave({ annualLeaveDays: 21, validFrom: '2026-12-01' })],
  ['another week', () => changeLeave({ weekWorkingDays: 6, validFrom: '2026-12-01' })],
])('%s that waits for its month lets other companies book', async (what, work) => {
  const other = await server.company();
  const [dea = 0] = await createdEmployees(server.as(other.admin), other, {});
  await calculatedMonth(server, company, december);
  if (what === 'opening a month again') await as().call(closePeriod, monthOf());
  const held = await server.inCompany(company.id, async (tx) => {
    await tx.execute(sql`select 1 from "salary_period" for update`);
    const working = work();
    await behind(tx);
    const leave = { tenantId: other.id, employeeId: dea, ...aLeave() };
    expect((await server.as(other.admin).call(storeVacation, { body: leave })).status).toBe(200);
    return { working };
  });
  expect((await held.working).status).toBe(200);
});

test('leave that a release without the holidays of its year had booked is counted again, closed months are not', async () => {
  const may = { month: 5, year: 2023 };
  [arta = 0] = await savedEmployees(server, company, {
    personalNumber: '1999384753',
    contractStarted: '2020-01-01',
  });
  for (const [from, to] of [
    ['2023-05-01', '2023-05-02'],
    ['2023-06-08', '2023-06-09'],
    ['2028-02-14', '2028-02-18'],
  ] as const)
    await booked(from, to);
  // As they were stored when the holidays of 2023 and 2028 were not computed.
  const old = sql`update "vacation" set "days" = array(select "d"::date from generate_series("from", "to", '1 day') "d")`;
  await server.inCompany(company.id, (tx) => tx.execute(old));
  expect(await storedDays()).toEqual([2, 2, 5]);
  await calculatedMonth(server, company, may);
  await closedMonth(server, company, may);
  expect(await recountBookedEarlier(server.db, server.clock.now())).toEqual({ companies: 1, rows: 1 });
  expect(await storedDays()).toEqual([2, 2, 4]);
  expect(await recountBookedEarlier(server.db, server.clock.now())).toEqual({ companies: 0, rows: 0 });
  const lines = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.type, 'recount')),
  );
  expect(lines).toMatchObject([{ userId: null, changes: { workingDays: { old: 5, new: 4 } } }]);
  await reopenedMonth(server, company, may);
  expect(await recountBookedEarlier(server.db, server.clock.now())).toEqual({ companies: 1, rows: 1 });
  expect(await storedDays()).toEqual([1, 2, 4]);
});

test('opening a month again counts the holidays that came while it was closed', async () => {
  const september = { month: 9, year: 2026 };
  await booked('2026-09-07', '2026-09-11');
  await calculatedMonth(server, company, september);
  const period = { body: { ...september, tenantId: company.id, code: company.code } };
  expect((await as().call(closePeriod, period)).status).toBe(200);
  const root = server.as(await server.superAdmin());
  await root.call(savePublicHolidays, {
    body: { holidays: [{ date: '2026-09-08', name: 'Dita e provës' }] },
  });
  expect(await storedDays()).toEqual([5]);
  expect((await as().call(reopenPeriod, period)).status).toBe(200);
  expect(await storedDays()).toEqual([4]);
});
