import { getEmployeesByStatus } from '@paga/contract/employees';
import { getOwnSession } from '@paga/contract/own/account';
import { joinedEmployee, switchOwnPageOn } from '@paga/testing/own-page';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { inOwn, type Tx } from '#core/db/transaction.ts';

let server: TestServer;
let agimi: TestCompany;
let [arta, besa] = [0, 0];
let page: TestUser & { accountId: number; linkId: number };
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  agimi = await server.company({ name: 'Agimi' });
  [arta = 0, besa = 0] = await savedEmployees(server, agimi, {}, { firstName: 'Besa' });
  page = await joinedEmployee(server, agimi.id, arta, { parts: ['payslips', 'leave'] });
});

const whose = (who: TestUser | undefined = page) => server.as(who).call(getOwnSession, {});
const asOwner = (statement: ReturnType<typeof sql>) =>
  server.inCompany(agimi.id, (tx) => tx.execute(statement));
const asAccess = (statement: ReturnType<typeof sql>) => server.asAccess((tx) => tx.execute(statement));

test('says whose page it is and what the company offers', async () => {
  expect(await whose()).toMatchObject({
    status: 200,
    body: {
      firstName: 'Arta',
      company: 'Agimi',
      parts: ['payslips', 'leave'],
      leftOn: null,
      readOnly: false,
    },
  });
});

test('neither session is the other: an own one makes no call of the office, one of the office no own call', async () => {
  const asUser = { ...page, cookieName: undefined };
  const office = { query: { tenantId: agimi.id, status: 1 } } as never;
  for (const who of [page, asUser])
    expect((await server.as(who).call(getEmployeesByStatus, office)).body.code).toBe('NOT_SIGNED_IN');
  for (const who of [agimi.admin, { ...agimi.admin, cookieName: 'paga_own' }, asUser, undefined])
    expect((await server.as(who as TestUser).call(getOwnSession, {})).body.code).toBe('NOT_SIGNED_IN');
});

test('ends after ten minutes without activity and after twelve hours with it', async () => {
  const start = server.clock.now();
  for (let minutes = 0; minutes < 12 * 60; minutes += 9) {
    server.clock.advance(9 * 60);
    if (server.clock.now().getTime() - start.getTime() < 12 * 3_600_000)
      expect((await whose()).status).toBe(200);
  }
  expect((await whose()).status).toBe(401);
  const idle = await joinedEmployee(server, agimi.id, besa);
  server.clock.advance(10 * 60 + 1);
  expect((await whose(idle)).status).toBe(401);
});

test.each([
  ['its link was ended', sql`update "own_link" set "state" = 'ended'`],
  ['the employee was deleted', sql`update "employee" set "deletedAt" = now()`],
])('the next call is refused when %s', async (_, statement) => {
  await asOwner(statement);
  expect((await whose()).status).toBe(401);
});

test('who has left goes on, with the last day', async () => {
  await asOwner(sql`update "employee" set "expirationContract" = '2026-09-30'`);
  expect((await whose()).body.leftOn).toBe('2026-09-30');
});

test('a suspended company’s page reads and says so', async () => {
  await asAccess(sql`update "tenant" set "status" = 3 where "id" = ${agimi.id}`);
  expect((await whose()).body.readOnly).toBe(true);
});

test('a page switched off keeps the payslips of who had read some, and nothing else of anybody', async () => {
  await asOwner(sql`update "own_setting" set "page" = false`);
  expect((await whose()).status).toBe(401);
  await asOwner(sql`update "own_link" set "payslipsReadAt" = now()`);
  expect((await whose()).body).toMatchObject({ parts: ['payslips'], offered: false });
  await switchOwnPageOn(server, agimi.id, ['leave']);
  expect((await whose()).body).toMatchObject({ parts: ['payslips', 'leave'], offered: true });
});

test('the role of own pages sees one employee of one company, without any filter of ours', async () => {
  const drini = await server.company();
  const [others = 0] = await savedEmployees(server, drini, {});
  const seen = (companyId: number, employeeId: number) =>
    inOwn(server.db, { companyId, employeeId }, async (tx) => [
      (await tx.execute(sql`select "id"::int as id from "employee"`)).rows.map(({ id }) => id),
      (await tx.execute(sql`select "id"::int as id from "tenant"`)).rows.map(({ id }) => id),
      (await tx.execute(sql`select "employeeId"::int as id from "own_link"`)).rows.map(({ id }) => id),
    ]);
  expect(await seen(agimi.id, arta)).toEqual([[arta], [agimi.id], [arta]]);
  expect(await seen(agimi.id, others)).toEqual([[], [agimi.id], []]);
  expect(await seen(drini.id, arta)).toEqual([[], [drini.id], []]);
  const refused = (statement: string) =>
    inOwn(server.db, { companyId: agimi.id, employeeId: arta }, (tx) => tx.execute(statement)).catch(
      ({ cause }) => cause.code,
    );
  for (const table of ['salary', 'sector', 'app_user', 'session', 'own_account', 'own_session'])
    expect([table, await refused(`select * from "${table}"`)]).toEqual([table, '42501']);
  expect(await refused(`update "employee" set "phone" = null`)).toBe('42501');
  for (const column of [
    '"code" from "tenant"',
    '"netto" from "salary_version"',
    '"createdBy" from "salary_period"',
  ])
    expect([column, await refused(`select ${column}`)]).toEqual([column, '42501']);
});

test('a line of the audit log is of the employee whose page it is, and of nobody else', async () => {
  const facts = { page: 'ownPage', type: 'signIn' } as const;
  const note = (employeeId: number) =>
    inOwn(server.db, { companyId: agimi.id, employeeId: arta }, (tx: Tx) =>
      recordAudit(tx, { now: server.clock.now(), userId: undefined, companyId: agimi.id, employeeId }, facts),
    );
  await note(arta);
  await expect(note(besa)).rejects.toThrow();
  const { rows } = await asOwner(
    sql`select "userId", "employeeId"::int as "employeeId" from "audit_line" where "page" = 'ownPage'`,
  );
  expect(rows).toEqual([{ userId: null, employeeId: arta }]);
});
