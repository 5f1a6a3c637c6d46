import {
  type ClosingMark,
  closePeriod,
  getClosedVersion,
  getClosedVersions,
  markClosing,
  reopenPeriod,
  takeMarkBack,
  verifyPeriod,
} from '@paga/contract/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

const october = { month: 10, year: 2026 };
let server: TestServer;
let company: TestCompany;
let versionId: number;

beforeEach(async () => {
  server = await testServer();
  company = await server.company({ code: 'AGI26A' });
  await savedEmployees(server, company, {});
  await calculatedMonth(server, company, october);
  await turn(closePeriod);
  versionId = (await closings())[0]?.id ?? 0;
});

async function turn(call: typeof closePeriod | typeof reopenPeriod): Promise<void> {
  const { status } = await server
    .as(company.admin)
    .call(call, { body: { ...october, tenantId: company.id, code: 'AGI26A' } });
  expect(status).toBe(200);
}
const query = () => ({ ...october, userId: company.id });
const closings = async () =>
  (await server.as(company.user).call(getClosedVersions, { query: query() })).body.versions;
const mark = (kind: ClosingMark, on: string, as: TestUser = company.manager, id = versionId) =>
  server.as(as).call(markClosing, { params: { versionId: id }, body: { mark: kind, on } });
const unmark = (kind: ClosingMark, as: TestUser = company.manager, id = versionId) =>
  server.as(as).call(takeMarkBack, { params: { versionId: id, mark: kind } });
const newestLine = async () =>
  (await server.inCompany(company.id, (tx) => tx.select().from(auditLine).orderBy(desc(auditLine.id))))[0];

test('a closed month is marked as paid and as declared, each on its day, by whom and when', async () => {
  const paid = { on: '2026-10-14', by: company.manager.name, at: '2026-10-15T09:00:00.000Z' };
  expect(await mark('paid', '2026-10-14')).toMatchObject({
    status: 200,
    body: { id: versionId, paid, declared: null },
  });
  expect(await newestLine()).toMatchObject({
    page: 'salaries',
    type: 'mark',
    changes: { month: { new: '10.2026' }, paidOn: { old: null, new: '2026-10-14' } },
  });
  const declared = { on: '2026-10-15', by: company.user.name, at: '2026-10-15T09:00:00.000Z' };
  expect((await mark('declared', '2026-10-15', company.user)).body).toMatchObject({ paid, declared });
  expect(await closings()).toMatchObject([{ number: 1, paid, declared }]);
  expect(
    (await server.as(company.user).call(getClosedVersion, { params: { versionId } })).body,
  ).toMatchObject({ paid, declared });
  const { body: verified } = await server.as(company.admin).call(verifyPeriod, { query: query() });
  expect(verified).toMatchObject({ identical: 1, total: 1, hashHolds: true });
});

test('a mark is removed with an audit line of its own, and can be made again for another day', async () => {
  await mark('paid', '2026-10-14');
  expect(await unmark('paid')).toMatchObject({ status: 200, body: { paid: null } });
  expect(await newestLine()).toMatchObject({
    type: 'unmark',
    changes: { paidOn: { old: '2026-10-14', new: null } },
  });
  expect(await unmark('paid')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect((await mark('paid', '2026-10-12')).body.paid?.on).toBe('2026-10-12');
});

test('marks stay with their closing: the next one begins without, and nothing is noted on the earlier one any more', async () => {
  await mark('paid', '2026-10-14');
  await turn(reopenPeriod);
  expect(await mark('declared', '2026-10-15')).toMatchObject({ status: 409, body: { code: 'PERIOD_OPEN' } });
  expect(await unmark('paid')).toMatchObject({ status: 409, body: { code: 'PERIOD_OPEN' } });
  await turn(closePeriod);
  expect((await unmark('paid')).status).toBe(409);
  const [second, first] = await closings();
  expect([second?.number, second?.paid, second?.hash]).toEqual([2, null, first?.hash]);
  expect([first?.paid?.on, first?.declared]).toEqual(['2026-10-14', null]);
});

test('of two people who mark the same at once the second gets a conflict', async () => {
  const answers = await Promise.all([
    mark('paid', '2026-10-14'),
    mark('paid', '2026-10-13', company.admin),
    mark('declared', '2026-10-15'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CONFLICT');
});

test('a mark that races a reopening is on the closing before it, or refused, 20 times', async () => {
  for (let race = 1; race <= 20; race += 1) {
    const [{ id = 0 } = {}] = await closings();
    const [marked] = await Promise.all([mark('paid', '2026-10-14', company.manager, id), turn(reopenPeriod)]);
    const [newest] = await closings();
    if (marked.status === 200) expect(newest?.paid?.on).toBe('2026-10-14');
    else expect([marked.body.code, newest?.paid]).toEqual(['PERIOD_OPEN', null]);
    await turn(closePeriod);
  }
});

test('refuses a day that has not come, one that is none, and a mark that is none', async () => {
  expect(await mark('paid', '2026-10-16')).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'on', code: 'future' }] },
  });
  expect((await mark('paid', '2026-02-30')).status).toBe(422);
  expect((await mark('filed' as ClosingMark, '2026-10-14')).status).toBe(422);
  expect((await unmark('filed' as ClosingMark)).status).toBe(422);
  expect(await closings()).toMatchObject([{ paid: null, declared: null }]);
});

test('refuses who is nobody in the company and another company', async () => {
  const nobody = await server.user({ roleId: 4 });
  const drini = await server.company({ name: 'Drini' });
  const refused = [
    { speaker: server.as(undefined), status: 401 },
    { speaker: server.as(nobody, { company: company.id }), status: 403 },
    { speaker: server.as(drini.admin), status: 404 },
  ];
  await mark('declared', '2026-10-15');
  for (const { speaker, status } of refused) {
    const marked = await speaker.call(markClosing, {
      params: { versionId },
      body: { mark: 'paid', on: '2026-10-14' },
    });
    const removed = await speaker.call(takeMarkBack, { params: { versionId, mark: 'declared' } });
    expect([marked.status, removed.status]).toEqual([status, status]);
  }
  expect(await closings()).toMatchObject([{ paid: null, declared: { on: '2026-10-15' } }]);
});
