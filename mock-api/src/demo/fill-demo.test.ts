import { getDocuments } from '@paga/contract/documents';
import { getRecurringLines } from '@paga/contract/employees';
import { getBankSettings, getCrossFooting, getMonthTasks } from '@paga/contract/filing';
import { getClosedVersions, getSalaryChecks, getSalaryTotals, verifyPeriod } from '@paga/contract/payroll';
import { getProjects } from '@paga/contract/projects';
import { RoleId } from '@paga/contract/shapes';
import { freshServer, type TestServer, type TestUser } from '@paga/testing/server';
import { testFiles } from '@paga/testing/test-files';
import { asc, eq } from 'drizzle-orm';
import { areas } from '#areas.ts';
import { auditLine } from '#core/audit/table.ts';
import { createLog } from '#core/log.ts';
import { recurringLine } from '#employees/recurring/table.ts';
import { prepareInstallation } from '#identity/setup/installation.ts';
import { vacation } from '#leave/count/table.ts';
import { demoCompany } from './demo-company.ts';
import { fillDemo } from './fill-demo.ts';
import { makeDemo } from './make-demo.ts';

// In February the year is young: the past reaches back over its start.
const TODAY = '2027-02-28';
const MONTHS = [6, 7, 8, 9, 10, 11, 12, 1] as const;
const [OPEN, CLOSED] = [1, 12];
const yearOf = (month: number) => (month === OPEN ? 2027 : 2026);

let server: TestServer;
let agimi: { id: number; person: TestUser };
let drini: { id: number; person: TestUser };
const fill = () =>
  fillDemo({ db: server.db, files: testFiles(), log: createLog('silent'), areas }, server.clock.now());

beforeAll(async () => {
  server = await freshServer('demo_life');
  // Earlier than the hour at which everything is done: of today nothing may be later than now.
  server.clock.set(`${TODAY}T06:21:00Z`);
  await prepareInstallation(server.db, { makeDemo, now: server.clock.now() });
  await fill();
  const looking = async (key: 'agimi' | 'drini') => {
    const { companyId: id } = await demoCompany(server.db, key);
    return { id, person: await server.user({ roleId: RoleId.companyAdmin, companies: [id] }) };
  };
  agimi = await looking('agimi');
  drini = await looking('drini');
});

const totals = async (month: number, of = agimi) => {
  const query = { month, year: yearOf(month), userId: of.id };
  return (await server.as(of.person).call(getSalaryTotals, { query })).body;
};
const tasks = async (month: number, of = agimi) => {
  const query = { tenantId: of.id, month, year: yearOf(month) };
  return (await server.as(of.person).call(getMonthTasks, { query })).body;
};

test('no month is like another: people come and go, overtime and bonuses differ', async () => {
  const months = await Promise.all(MONTHS.map((month) => totals(month)));
  expect(months.map(({ closed }) => closed)).toEqual([...MONTHS.slice(0, -1).map(() => 1), null]);
  expect(new Set(months.map(({ netto }) => netto)).size).toBe(MONTHS.length);
  expect(new Set(months.map(({ headCount }) => headCount)).size).toBeGreaterThan(3);
  expect(months.at(-1)?.headCount).toBe(120);
  // The bonuses of June and of the year's end.
  expect(MONTHS.filter((_, index) => (months[index]?.extras ?? 0) > 10_000)).toEqual([6, 12]);
  expect(months.every(({ errorCount }) => errorCount === 0)).toBe(true);
});

test('the past is closed, paid and declared with everything done, and every figure of it agrees', async () => {
  for (const month of MONTHS.slice(0, -1)) {
    const { isDone, tasks: all } = await tasks(month);
    expect([month, isDone, all.filter(({ state }) => state === 'open')]).toEqual([month, true, []]);
  }
  const period = { month: CLOSED, year: yearOf(CLOSED) };
  const query = { ...period, tenantId: agimi.id };
  const as = server.as(agimi.person);
  expect((await as.call(getCrossFooting, { query })).body.holds).toBe(true);
  const verified = await as.call(verifyPeriod, { query: { ...period, userId: agimi.id } });
  expect(verified.body).toMatchObject({ hashHolds: true, differences: [], ofMonth: [] });
  const { body } = await as.call(getClosedVersions, { query: { ...period, userId: agimi.id } });
  expect(body.versions[0]).toMatchObject({
    ...{ number: 1, closedAt: '2026-12-29T09:00:00.000Z', closedBy: 'Arben Admini' },
    ...{ paid: { on: '2026-12-31' }, declared: { on: '2027-01-09' } },
  });
});

test('the last month is open, with warnings of every kind to look at', async () => {
  const query = { month: OPEN, year: yearOf(OPEN), userId: agimi.id };
  const { body } = await server.as(agimi.person).call(getSalaryChecks, { query });
  expect([body.errorCount, body.outdatedBy]).toEqual([0, null]);
  expect([...new Set(body.findings.map(({ code }) => code))].sort()).toEqual([
    'ACCOUNT_CHANGED',
    'ACCOUNT_MISSING',
    'ACCOUNT_SHARED',
    'SECONDARY_JOB',
    'TERMS_CHANGED_IN_MONTH',
  ]);
});

test('a loan is paid off, another goes on, a court order and allowances enter each month', async () => {
  const lines = await server.inCompany(agimi.id, (tx) =>
    tx.select().from(recurringLine).orderBy(asc(recurringLine.id)),
  );
  const read = lines.map(async ({ id, employeeId }) => {
    const { body } = await server.as(agimi.person).call(getRecurringLines, { query: { employeeId } });
    const line = body.find((one) => one.id === id);
    return [line?.name, line?.state, line?.owed];
  });
  expect(await Promise.all(read)).toEqual([
    ['Kredi', 'paid', 0],
    ['Kredi', 'running', 1360],
    ['Telefoni i punës', 'running', null],
    ['Vendim përmbarimor', 'running', null],
    ['Shtesë transporti', 'running', null],
    ['Shtesë ushqimi', 'running', null],
  ]);
});

test('leave of every kind is booked, before and after today', async () => {
  const leaves = await server.inCompany(agimi.id, (tx) => tx.select().from(vacation));
  expect(new Set(leaves.map(({ type }) => type)).size).toBe(4);
  expect(leaves.filter(({ from }) => from > TODAY).length).toBeGreaterThan(3);
});

test('banks, a project and templates are ready, and what was done stands in the audit log on its day', async () => {
  const as = server.as(agimi.person);
  const { body: banks } = await as.call(getBankSettings, { query: { tenantId: agimi.id } });
  expect([banks.accounts.map(({ bank }) => bank), banks.layouts.length]).toEqual([
    ['NLB', 'Raiffeisen', 'ProCredit'],
    4,
  ]);
  const { body: projects } = await as.call(getProjects, { query: { userId: agimi.id } });
  expect(projects[0]?.budgetLines.map(({ employees }) => employees)).toEqual([1, 2, 0]);
  const { body: documents } = await as.call(getDocuments, { query: { tenantId: agimi.id } });
  expect(documents.map(({ name }) => name)).toEqual([
    'Kontratë pune',
    'Vendim për pushim',
    'Vërtetim i punësimit',
  ]);
  const closings = await server.inCompany(agimi.id, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.type, 'close')).orderBy(asc(auditLine.id)),
  );
  expect(closings.map(({ at }) => at.toISOString().slice(0, 10))).toEqual([
    ...['2026-06-28', '2026-07-29', '2026-08-29', '2026-09-28', '2026-10-29', '2026-11-28', '2026-12-29'],
  ]);
  const all = await server.inCompany(agimi.id, (tx) => tx.select({ at: auditLine.at }).from(auditLine));
  expect(Math.max(...all.map(({ at }) => at.getTime()))).toBe(server.clock.now().getTime());
});

test('the second company is behind: paid, and not declared', async () => {
  const { closing, isDone } = await tasks(CLOSED, drini);
  expect([closing?.paid?.on, closing?.declared, isDone]).toEqual(['2026-12-31', null, false]);
  expect((await totals(OPEN, drini)).headCount).toBe(14);
});

test('filled again it stays as it is', async () => {
  const before = await totals(OPEN);
  await fill();
  expect(await totals(OPEN)).toEqual(before);
});
