import {
  createOwnLeaveFeed,
  endOwnLeaveFeed,
  getOwnLeaveFeed,
  getSectorAbsences,
  storeVacation,
} from '@paga/contract/leave';
import { getOwnPageSettings, saveOwnPageSettings } from '@paga/contract/own/settings';
import { LeaveType } from '@paga/contract/shapes';
import { joinedEmployee } from '@paga/testing/own-page';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { aLeave, aWorker } from '@paga/testing/vacations';
import { sql } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { inOwn } from '#core/db/transaction.ts';
import { ownLeaveFeed } from './table.ts';

let server: TestServer;
let agimi: TestCompany;
let [arta, besa] = [0, 0];
let page: TestUser;

beforeEach(async () => {
  server = await testServer();
  agimi = await server.company({ name: 'Agimi' });
  arta = await aWorker(server, agimi);
  besa = await aWorker(server, agimi, { firstName: 'Besa', lastName: 'Gashi' });
  page = await joinedEmployee(server, agimi.id, arta);
  await book(arta, { type: LeaveType.medical });
  await book(besa, { type: LeaveType.medical, from: '2026-10-19', to: '2026-10-20' });
});

const book = (employeeId: number, facts = {}) =>
  server.as(agimi.admin).call(storeVacation, { body: { tenantId: agimi.id, employeeId, ...aLeave(facts) } });
const make = async (who = page) => (await server.as(who).call(createOwnLeaveFeed, { body: {} })).body.path;
const fetched = async (path: string) => {
  const answer = await server.request(path);
  return answer.status === 200 ? answer.text() : answer.status;
};
const run = (statement: ReturnType<typeof sql>) => server.inCompany(agimi.id, (tx) => tx.execute(statement));

test('an own feed holds the booked leave of one person, without its kind, and its secret stands nowhere', async () => {
  const path = await make();
  const text = String(await fetched(path));
  expect(text).toContain('SUMMARY:Arta Krasniqi: mungon');
  expect(text).toContain('20261102');
  expect(text).not.toMatch(/Besa|mjekësor|20261019/);
  const secret = path.split('/').at(-1)?.replace('.ics', '') ?? '';
  const [stored] = await server.inCompany(agimi.id, (tx) => tx.select().from(ownLeaveFeed));
  const lines = await server.inCompany(agimi.id, (tx) => tx.select().from(auditLine).orderBy(auditLine.id));
  expect(JSON.stringify([stored, lines])).not.toContain(secret);
  expect(lines.at(-1)).toMatchObject({ type: 'createFeed', employeeId: arta, userId: null });
  const { body } = await server.as(page).call(getOwnLeaveFeed, {});
  expect(body.feed).toMatchObject({ lastReadAt: '2026-10-15T09:00:00.000Z' });
});

test('it ends with the page, when another is made and when it is ended; switched off it is silent until it is on again', async () => {
  const first = await make();
  const second = await make();
  expect([await fetched(first), typeof (await fetched(second))]).toEqual([404, 'string']);
  for (const wrong of [
    second.replace(/\/\d+\/(\d+)\//, (_, id) => `/${agimi.id}/${Number(id) + 1}/`),
    second.replace(/.{9}$/, 'xxxxx.ics'),
  ])
    expect(await fetched(wrong)).toBe(404);
  expect(await fetched(second.replace('own-leave', 'leave'))).toBe(404);
  for (const [off, on] of [
    [sql`update "own_setting" set "page" = false`, sql`update "own_setting" set "page" = true`],
    [sql`update "own_setting" set "leave" = false`, sql`update "own_setting" set "leave" = true`],
    [
      sql`update "employee" set "expirationContract" = '2026-09-30' where "id" = ${arta}`,
      sql`update "employee" set "expirationContract" = null where "id" = ${arta}`,
    ],
  ] as const) {
    await run(off);
    expect(await fetched(second)).toBe(404);
    await run(on);
    expect(typeof (await fetched(second))).toBe('string');
  }
  await run(sql`update "own_link" set "state" = 'ended' where "employeeId" = ${arta}`);
  expect(await fetched(second)).toBe(404);
  const again = await joinedEmployee(server, agimi.id, arta);
  expect(await fetched(second)).toBe(404);
  expect((await server.as(again).call(getOwnLeaveFeed, {})).body).toEqual({ feed: null });
  const third = await make(again);
  expect((await server.as(again).call(endOwnLeaveFeed, {})).status).toBe(204);
  expect(await fetched(third)).toBe(404);
  expect((await server.as(again).call(endOwnLeaveFeed, {})).status).toBe(404);
});

test('absences of the own sector are names and days, only where the company shows them, and of no other sector', async () => {
  const cani = await aWorker(server, agimi, { firstName: 'Cani' });
  await book(cani, { from: '2026-10-21', to: '2026-10-22' });
  const { rows } = await run(
    sql`insert into "sector" ("tenantId", "name") values (${agimi.id}, 'Shitja'), (${agimi.id}, 'Depoja') returning "id"`,
  );
  const [shop, store] = rows.map(({ id }) => Number(id));
  await run(
    sql`insert into "employee_sector" ("tenantId", "employeeId", "sectorId") values (${agimi.id}, ${arta}, ${shop}), (${agimi.id}, ${besa}, ${shop}), (${agimi.id}, ${cani}, ${store})`,
  );
  const seen = async () => (await server.as(page).call(getSectorAbsences, {})).body;
  const asked = (employeeId: number) =>
    inOwn(server.db, { companyId: agimi.id, employeeId }, async (tx) =>
      (await tx.execute(sql`select * from own_sector_absences('2026-10-01', '2026-12-31')`)).rows.map(
        ({ name }) => name,
      ),
    );
  expect([await seen(), await asked(arta)]).toEqual([{ absences: null }, []]);
  const admin = server.as(agimi.admin);
  const { joined: _, ...was } = (await admin.call(getOwnPageSettings, {})).body;
  expect(was.sectorAbsences).toBe(false);
  await admin.call(saveOwnPageSettings, { body: { ...was, sectorAbsences: true, was } });
  expect(await seen()).toEqual({ absences: [{ name: 'Besa Gashi', from: '2026-10-19', to: '2026-10-20' }] });
  expect(await asked(cani)).toEqual([]);
  const { sectorAbsences: __, ...ofBefore } = was;
  expect((await admin.call(saveOwnPageSettings, { body: ofBefore })).body.sectorAbsences).toBe(true);
  await run(sql`update "own_setting" set "leave" = false`);
  expect(await asked(arta)).toEqual([]);
});
