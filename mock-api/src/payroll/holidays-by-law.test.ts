import { getPublicHolidays } from '@paga/contract/company/law/public-holidays';
import { getPayrollReadiness } from '@paga/contract/company/settings';
import { deletePublicHoliday, savePublicHolidays, storeVacation } from '@paga/contract/leave';
import { getSalaryChecks } from '@paga/contract/payroll';
import { LeaveType } from '@paga/contract/shapes';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { freshServer, type TestCompany, type TestServer } from '@paga/testing/server';
import { leaveSetting } from '#company/settings/table.ts';
import { vacation } from '#leave/count/table.ts';

let server: TestServer;
let company: TestCompany;
let arta: number;

// Of its own: holidays are everybody's.
beforeAll(async () => {
  server = await freshServer('holidays_by_law');
});
beforeEach(async () => {
  company = await server.company();
  [arta = 0] = await createdEmployees(server.as(company.admin), company, {
    contractStarted: '2020-01-01',
    bruttoSalary: 1000,
  });
  await server.inCompany(company.id, (tx) =>
    tx.update(leaveSetting).set({ medicalLeavePercentage: '0', validFrom: '2020-01-01' }),
  );
});

const sick = (from: string, to: string) =>
  server.as(company.admin).call(storeVacation, {
    body: { tenantId: company.id, employeeId: arta, type: LeaveType.medical, from, to },
  });
const days = async () =>
  (await server.inCompany(company.id, (tx) => tx.select().from(vacation))).flatMap((row) => row.days);
const check = async (month: { month: number; year: number }) =>
  (await server.as(company.admin).call(getSalaryChecks, { query: { ...month, userId: company.id } })).body
    .holidays;

test('leave on a holiday of a year that nobody stored costs no day (1 May 2023, 17 February 2028)', async () => {
  await sick('2023-05-01', '2023-05-02');
  await sick('2028-02-14', '2028-02-18');
  expect(await days()).toEqual(['2023-05-02', '2028-02-14', '2028-02-15', '2028-02-16', '2028-02-18']);
  const [february] = await calculatedMonth(server, company, { month: 2, year: 2028 });
  expect(february?.totalBrutto).toBe(809.52);
});

test('the check of a month and the readiness name a Bajram that is expected only', async () => {
  const february = { month: 2, year: 2028 };
  await calculatedMonth(server, company, february);
  expect(await check(february)).toEqual({
    unconfirmed: [{ date: '2028-02-28', name: 'Fitër Bajrami', nameEn: 'Eid al-Fitr' }],
    missing: [],
  });
  await calculatedMonth(server, company, { month: 12, year: 2028 });
  expect(await check({ month: 12, year: 2028 })).toEqual({ unconfirmed: [], missing: [] });
  server.clock.set('2028-02-01T09:00:00Z');
  company = await server.company();
  const { lines } = (
    await server.as(company.admin).call(getPayrollReadiness, { query: { tenantId: company.id } })
  ).body;
  expect(lines.find(({ key }) => key === 'publicHolidays')).toEqual({
    key: 'publicHolidays',
    done: false,
    required: false,
    missing: 2,
  });
});

test('the check names a day of the law that somebody removed from the table', async () => {
  await calculatedMonth(server, company, { month: 12, year: 2027 });
  const root = server.as(await server.superAdmin());
  const { holidays } = (await root.call(getPublicHolidays, { query: { year: 2027 } })).body;
  const christmas = holidays.find(({ date }) => date === '2027-12-27');
  expect((await root.call(deletePublicHoliday, { body: { holidayId: christmas?.id ?? 0 } })).status).toBe(
    200,
  );
  const missing = [{ date: '2027-12-27', name: 'Krishtlindjet Katolike', nameEn: 'Catholic Christmas' }];
  expect(await check({ month: 12, year: 2027 })).toEqual({ unconfirmed: [], missing });
});

test('one more day in a year that nobody stored keeps the others, and its leaves are counted again', async () => {
  await sick('2029-04-30', '2029-05-04');
  expect(await days()).not.toContain('2029-05-01');
  const root = server.as(await server.superAdmin());
  const saved = await root.call(savePublicHolidays, {
    body: { holidays: [{ date: '2029-05-03', name: 'Ditë zie' }] },
  });
  expect(saved.body).toEqual({ recounted: 1 });
  expect(await days()).toEqual(['2029-04-30', '2029-05-02', '2029-05-04']);
});
