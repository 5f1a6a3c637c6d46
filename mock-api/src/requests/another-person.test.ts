import { decideRequest, getOfficePeople, getRequests, saveOfficePerson } from '@paga/contract/requests';
import { RoleId } from '@paga/contract/shapes';
import { joinedEmployee } from '@paga/testing/own-page';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { aWorker } from '@paga/testing/vacations';
import { desc, sql } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { inCompany, inOwn } from '#core/db/transaction.ts';
import { request } from './table.ts';

let server: TestServer;
let agimi: TestCompany;
let arta: number;

beforeEach(async () => {
  server = await testServer();
  agimi = await server.company();
  arta = await aWorker(server, agimi, { email: address() });
  await joinedEmployee(server, agimi.id, arta, { address: `own.${agimi.id}@agimi.test` });
});

const values = (employeeId = arta) => ({
  ...{ tenantId: agimi.id, employeeId, askedBy: employeeId, askedAt: server.clock.now() },
  kind: 'leave' as const,
  patch: { type: 0 as const, from: '2026-11-02', to: '2026-11-06' },
  base: { workingDays: 5 },
});
const address = () => `arta.${agimi.id}@agimi.test`;
/** Asks as the own page of somebody writes it. */
const stored = (employeeId = arta, changed: Partial<typeof request.$inferInsert> = {}) =>
  inOwn(server.db, { companyId: agimi.id, employeeId }, async (tx) => {
    const rows = await tx
      .insert(request)
      .values({ ...values(), ...changed })
      .returning({ id: request.id });
    return rows[0]?.id ?? 0;
  });
const decide = (id: number, by: TestUser) =>
  server.as(by).call(decideRequest, { params: { id }, body: { tenantId: agimi.id, decision: 'approve' } });
const codeOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: { cause?: { code?: string } }) => error.cause?.code,
  );
/** The decision as a handler without any question would write it, under the name of `writer`. */
const typed = (id: number, by: number, writer = by) =>
  codeOf(
    inCompany(
      server.db,
      agimi.id,
      (tx) =>
        tx.execute(
          sql`update "request" set "state" = 'refused', "decidedBy" = ${by}, "decidedAt" = now() where "id" = ${id}`,
        ),
      { writer: { userId: writer, now: server.clock.now() } },
    ),
  );
const ownWrites = (statement: ReturnType<typeof sql>, employeeId = arta) =>
  inOwn(server.db, { companyId: agimi.id, employeeId }, async (tx) => (await tx.execute(statement)).rowCount);
const office = (email: string) =>
  server.user({ roleId: RoleId.companyManager, companies: [agimi.id], email });

test('who asked decides nothing about it: under the address of the record, of the own page, as role 2 said, or through somebody they set up', async () => {
  const [byRecord, byPage, said, accomplice] = [
    await office(address().toUpperCase()),
    await office(`own.${agimi.id}@agimi.test`),
    await office(`clerk.${agimi.id}@agimi.test`),
    await office(`second.${agimi.id}@agimi.test`),
  ];
  await server.as(agimi.admin).call(saveOfficePerson, {
    body: { tenantId: agimi.id, userId: said.id, employeeId: arta },
  });
  await server.asAccess((tx) =>
    tx.execute(
      sql`insert into person_tie ("byUserId", "userId", "at") values (${said.id}, ${accomplice.id}, '2026-10-01')`,
    ),
  );
  const id = await stored();
  for (const who of [byRecord, byPage, said, accomplice]) {
    expect(await decide(id, who)).toMatchObject({ status: 403, body: { code: 'SAME_PERSON' } });
    expect(await typed(id, who.id)).toBe('PA004');
    const { body } = await server.as(who).call(getRequests, { query: { tenantId: agimi.id, of: 'open' } });
    expect(body.data).toMatchObject([{ id, own: true }]);
  }
  // What they were when it was asked they stay, whatever is untied since.
  await server.inCompany(agimi.id, (tx) => tx.execute(sql`update "employee" set "email" = null`));
  expect(await typed(id, byRecord.id)).toBe('PA004');
  expect((await decide(id, byRecord)).body.code).toBe('SAME_PERSON');
  expect(await typed(id, agimi.admin.id, byRecord.id)).toBe('42501');
  expect(await typed(id, agimi.admin.id)).toBeUndefined();
  expect(await typed(id, agimi.manager.id)).toBe('42501');
});

test('the role of own pages asks for its employee alone and takes back alone; the office asks for nobody', async () => {
  const besa = await aWorker(server, agimi, { firstName: 'Besa' });
  const id = await stored();
  expect(await codeOf(stored(besa))).toBe('42501');
  for (const forged of [{ state: 'applied' as const }, { note: 'Po' }, { decidedBy: agimi.admin.id }])
    expect(await codeOf(stored(arta, forged))).toBe('42501');
  expect(await codeOf(server.inCompany(agimi.id, (tx) => tx.insert(request).values(values())))).toBe('42501');
  for (const change of [
    sql`"state" = 'applied', "decidedBy" = ${agimi.admin.id}`,
    sql`"state" = 'withdrawn', "note" = 'x'`,
    sql`"state" = 'withdrawn', "patch" = '{}'`,
    sql`"patch" = '{}'`,
  ])
    expect(await codeOf(ownWrites(sql`update "request" set ${change} where "id" = ${id}`))).toBe('42501');
  expect(await codeOf(ownWrites(sql`delete from "request"`))).toBe('42501');
  const back = sql`update "request" set "state" = 'withdrawn' where "id" = ${id}`;
  expect(await ownWrites(back, besa)).toBe(0);
  expect(await ownWrites(back)).toBe(1);
  expect(await ownWrites(back)).toBe(0);
});

test('role 2 says who of the office is which employee, and the log keeps it', async () => {
  const say = (userId: number, employeeId: number | null, by = agimi.admin) =>
    server.as(by).call(saveOfficePerson, { body: { tenantId: agimi.id, userId, employeeId } });
  const clerk = await office(address());
  const list = async () =>
    (await server.as(agimi.admin).call(getOfficePeople, { query: { tenantId: agimi.id } })).body;
  const of = async (id: number) => (await list()).find(({ userId }) => userId === id)?.employee;
  expect(await of(clerk.id)).toEqual({ id: arta, name: 'Arta Krasniqi', said: false });
  expect(await of(agimi.manager.id)).toBeNull();
  await say(agimi.manager.id, arta);
  expect(await of(agimi.manager.id)).toMatchObject({ id: arta, said: true });
  const [line] = await server.inCompany(agimi.id, (tx) =>
    tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1),
  );
  expect(line).toMatchObject({
    type: 'sayWhoIs',
    changes: { isEmployee: { old: null, new: 'Arta Krasniqi' } },
  });
  await say(agimi.manager.id, null);
  expect(await of(agimi.manager.id)).toBeNull();
  const drini = await server.company();
  expect((await say(drini.admin.id, arta)).status).toBe(404);
  expect((await say(agimi.manager.id, await aWorker(server, drini))).status).toBe(404);
  for (const who of [agimi.manager, agimi.user]) expect((await say(clerk.id, arta, who)).status).toBe(403);
});
