import { getMonthOverview, type MonthOverview } from '@paga/contract/filing';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  acceptSalaryWarnings,
  getSalaryChecks,
  markClosing,
  markMonthStep,
  type SaidStep,
  updateSalary,
} from '@paga/contract/payroll';
import { calculatedMonth, closedMonth, reopenedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { overtimeSetting } from '#company/settings/table.ts';
import { behindOf, currentIndex, monthAt, recentMonths } from './known-months.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const october = { year: 2026, month: 10 };
const asked = (company: TestCompany, as: TestUser = company.user, year?: number) =>
  server.as(as).call(getMonthOverview, { query: { tenantId: company.id, ...(year && { year }) } });
const overview = async (company: TestCompany, year?: number): Promise<MonthOverview> =>
  (await asked(company, company.user, year)).body;
const current = async (company: TestCompany) => {
  const { year, month, state, next, heads, problems, warnings } = (await overview(company)).current;
  return [`${month}.${year}`, state, next, heads, problems, warnings];
};
const behind = async (company: TestCompany) =>
  (await overview(company)).behind.map(({ month, next, due }) => [month, next, due]);
/** The month to work on and the months behind it, on another day than today. */
const on = (company: TestCompany, today: string) =>
  server.inCompany(company.id, async (tx) => {
    const months = await recentMonths({ tx, companyId: company.id }, today);
    const index = currentIndex(months, today);
    return [monthAt(index), behindOf(months, index).map(({ month }) => month)] as const;
  });

test('a month goes from nothing to declared, and each time the page says what is next', async () => {
  const company = await server.company();
  const as = server.as(company.admin);
  const userId = company.id;
  expect(await current(company)).toEqual(['10.2026', 'blank', 'hire', 0, 0, 0]);
  const [, second] = await savedEmployees(server, company, {}, { bankAccountNumber: '' });
  expect(await current(company)).toEqual(['10.2026', 'blank', 'calculate', 2, 0, 0]);
  const rows = await calculatedMonth(server, company, october);
  const say = (step: SaidStep) =>
    as.call(markMonthStep, { body: { ...october, tenantId: company.id, step } });
  expect(await current(company)).toEqual(['10.2026', 'open', 'collect', 2, 0, 1]);
  await say('collect');
  expect(await current(company)).toEqual(['10.2026', 'open', 'check', 2, 0, 1]);
  const { current: open, ribbon, today } = await overview(company);
  expect([today, open.paymentDate, open.declarationDue]).toEqual(['2026-10-15', '2026-10-31', '2026-11-15']);
  expect(open.net).toBe(rows.reduce((sum, { netto }) => sum + netto * 100, 0) / 100);
  expect(ribbon.map(({ state }) => state)).toEqual([...Array(9).fill('blank'), 'open', 'blank', 'blank']);

  await as.call(authenticateCode, { body: { code: company.code, userId: company.admin.id } });
  const stops = (amount: number) =>
    as.call(updateSalary, {
      body: { ...october, tenantId: userId, salaryId: Number(rows[0]?.id), stops: amount },
    });
  expect((await stops(99_999)).status).toBe(200);
  expect(await current(company)).toEqual(['10.2026', 'open', 'fix', 2, 1, 1]);
  await stops(0);

  const { findings } = (await as.call(getSalaryChecks, { query: { ...october, userId } })).body;
  expect(findings).toMatchObject([{ code: 'ACCOUNT_MISSING', employeeId: second }]);
  const warnings = findings.map(({ employeeId, code, fact }) => ({ employeeId, code, fact }));
  const note = 'Paguhet në dorë';
  await as.call(acceptSalaryWarnings, { body: { ...october, tenantId: userId, note, findings: warnings } });
  expect(await current(company)).toEqual(['10.2026', 'open', 'review', 2, 0, 0]);
  await say('review');
  expect(await current(company)).toEqual(['10.2026', 'open', 'close', 2, 0, 0]);
  await server.inCompany(company.id, (tx) => tx.update(overtimeSetting).set({ nightPercentage: '40' }));
  expect((await current(company)).slice(1, 3)).toEqual(['open', 'calculate']);
  await calculatedMonth(server, company, october);

  expect((await overview(company)).isNew).toBe(true);
  const versionId = await closedMonth(server, company, october);
  expect((await overview(company)).isNew).toBe(false);
  expect(await current(company)).toEqual(['10.2026', 'closed', 'pay', 2, 0, 0]);
  const mark = (kind: 'paid' | 'declared') =>
    as.call(markClosing, { params: { versionId }, body: { mark: kind, on: '2026-10-15' } });
  await mark('paid');
  expect(await current(company)).toEqual(['10.2026', 'closed', 'declare', 2, 0, 0]);
  await mark('declared');
  expect(await current(company)).toEqual(['10.2026', 'closed', 'done', 2, 0, 0]);
  expect((await overview(company)).ribbon[9]).toMatchObject({ state: 'closed', paid: true, declared: true });
  expect(await on(company, '2026-11-02')).toEqual([{ year: 2026, month: 11 }, []]);
  const none = { paid: null, declared: null };
  expect((await overview(company)).current.before).toEqual(none);
  await reopenedMonth(server, company, october);
  const { current: reopened, behind: others } = await overview(company);
  expect([reopened.state, reopened.paid, reopened.before]).toEqual([
    'open',
    false,
    { paid: '2026-10-15', declared: '2026-10-15' },
  ]);
  expect(others).toEqual([]);
});

test('months that wait for something are named, the oldest first, and lead no longer than through the month after', async () => {
  const company = await server.company();
  await savedEmployees(server, company, {});
  for (const month of [7, 8, 10]) await calculatedMonth(server, company, { year: 2026, month });
  await closedMonth(server, company, { year: 2026, month: 8 });
  expect(await behind(company)).toEqual([
    [7, 'close', '2026-07-31'],
    [8, 'pay', '2026-08-31'],
    [9, 'calculate', '2026-10-15'],
  ]);
  expect((await current(company)).slice(0, 2)).toEqual(['10.2026', 'open']);
  await closedMonth(server, company, october);
  expect((await current(company)).slice(0, 3)).toEqual(['7.2026', 'open', 'collect']);
  await closedMonth(server, company, { year: 2026, month: 7 });
  // The 15th has passed: what is late comes before a month that nobody has begun.
  expect((await on(company, '2026-11-30'))[0]).toEqual(october);
  const [november, late] = await on(company, '2026-12-01');
  expect([november, late.at(-1)]).toEqual([{ year: 2026, month: 11 }, 10]);
  await reopenedMonth(server, company, october);
  expect((await on(company, '2026-11-16'))[0]).toEqual(october);
  // Later than a year nobody is reminded.
  expect(await on(company, '2027-09-20')).toEqual([october, []]);
});

test('the ribbon is of the year that is asked for; strangers and bad years are refused', async () => {
  const company = await server.company();
  await savedEmployees(server, company, { contractStarted: '2025-01-01' });
  await calculatedMonth(server, company, { year: 2025, month: 12 });
  const { ribbon } = await overview(company, 2025);
  expect(ribbon.map(({ year, month }) => [year, month])).toEqual(
    Array.from({ length: 12 }, (_, at) => [2025, at + 1]),
  );
  expect(ribbon[11]?.state).toBe('open');
  const stranger = await server.company({ name: 'Drini' });
  expect((await asked(company, stranger.admin)).status).toBe(403);
  expect((await asked(company, company.user, 1)).status).toBe(422);
});
