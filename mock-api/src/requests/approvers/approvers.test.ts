import { storeVacation } from '@paga/contract/leave';
import { getOwnHome } from '@paga/contract/own/home';
import {
  askForLeave,
  decideLeave,
  decideRequest,
  getLeaveApprovers,
  getLeaveToDecide,
  getOwnRequests,
  getRequests,
  type LeaveDecider,
  saveLeaveApprover,
} from '@paga/contract/requests';
import { Gender, LeaveType, RoleId } from '@paga/contract/shapes';
import { joinedEmployee } from '@paga/testing/own-page';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { aLeave, aSalaryMonth, aWorker } from '@paga/testing/vacations';
import { desc, sql } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { inCompany, inOwn } from '#core/db/transaction.ts';
import { outboxMail } from '#core/mail/table.ts';
import { vacation } from '#leave/count/table.ts';

let server: TestServer;
let agimi: TestCompany;
let sectorId: number;
let [arta, besa, cani] = [0, 0, 0];
let [artas, besas, canis] = [{}, {}, {}] as [TestUser, TestUser, TestUser];

beforeEach(async () => {
  server = await testServer();
  agimi = await server.company({ name: 'Agimi' });
  arta = await aWorker(server, agimi);
  besa = await aWorker(server, agimi, { firstName: 'Besa', lastName: 'Gashi' });
  cani = await aWorker(server, agimi, { firstName: 'Cani', lastName: 'Hoti', gender: Gender.male });
  artas = await joinedEmployee(server, agimi.id, arta);
  besas = await joinedEmployee(server, agimi.id, besa);
  canis = await joinedEmployee(server, agimi.id, cani);
  const { rows } = await server.inCompany(agimi.id, (tx) =>
    tx.execute<{ id: string }>(
      sql`insert into "sector" ("tenantId", "name") values (${agimi.id}, 'Shitja') returning "id"`,
    ),
  );
  sectorId = Number(rows[0]?.id);
  await server.inCompany(agimi.id, (tx) =>
    tx.execute(
      sql`insert into "employee_sector" ("tenantId", "employeeId", "sectorId") values (${agimi.id}, ${arta}, ${sectorId}), (${agimi.id}, ${cani}, ${sectorId})`,
    ),
  );
});

const page = (id: number): LeaveDecider => ({ of: 'ownPage', id });
const office = ({ id }: TestUser): LeaveDecider => ({ of: 'office', id });
type Scope = { employeeId?: number; sectorId?: number };
const name = (
  approver: LeaveDecider | null,
  scope: Scope = {},
  deputy: LeaveDecider | null = null,
  by = agimi.admin,
) => server.as(by).call(saveLeaveApprover, { body: { tenantId: agimi.id, ...scope, approver, deputy } });
const ask = async (who: TestUser, facts = {}): Promise<number> => {
  const body = { ...aLeave(facts), type: LeaveType.annual, workingDays: 5 } as never;
  return (await server.as(who).call(askForLeave, { body })).body.request?.id ?? 0;
};
const book = (employeeId: number, facts = {}) =>
  server.as(agimi.admin).call(storeVacation, { body: { tenantId: agimi.id, employeeId, ...aLeave(facts) } });
const toDecide = async (who: TestUser) => (await server.as(who).call(getLeaveToDecide, {})).body;
const ids = async (who: TestUser) => (await toDecide(who)).map(({ id }) => id);
const decide = (who: TestUser, id: number, decision: 'approve' | 'refuse' = 'approve') =>
  server.as(who).call(decideLeave, { params: { id }, body: { decision, note: 'Në rregull' } });
const officeDecides = (who: TestUser, id: number) =>
  server.as(who).call(decideRequest, { params: { id }, body: { tenantId: agimi.id, decision: 'refuse' } });
const inbox = async (who = agimi.admin) =>
  (await server.as(who).call(getRequests, { query: { tenantId: agimi.id, of: 'open' } })).body.data;
const codeOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: { cause?: { code?: string } }) => error.cause?.code,
  );
const today = { from: '2026-10-12', to: '2026-10-16' };

test('an employee who is named decides on their own page: booked as the office would, with their name, and nothing of kind or reason before', async () => {
  await name(page(besa), { employeeId: arta });
  await book(cani, { type: LeaveType.medical, from: '2026-11-05', to: '2026-11-12' });
  const id = await ask(artas);
  const [waiting, ...others] = await toDecide(besas);
  expect(others).toEqual([]);
  expect(waiting).toEqual({
    ...{ id, name: 'Arta Krasniqi', from: '2026-11-02', to: '2026-11-06', workingDays: 5, annualLeft: 20 },
    away: [{ name: 'Cani Hoti', from: '2026-11-05', to: '2026-11-12' }],
    ...{ deputy: false, askedAt: '2026-10-15T09:00:00.000Z' },
  });
  const [mail, ...more] = await server.inCompany(agimi.id, (tx) => tx.select().from(outboxMail));
  expect([mail?.recipient, more]).toEqual([besas.email, []]);
  expect(mail?.textBody).toContain('/me');
  expect(mail?.textBody).not.toMatch(/Arta|pushim|vjetor|2026|\d+ dit/i);
  const home = async (who: TestUser) => (await server.as(who).call(getOwnHome, {})).body.toDecide;
  expect([await home(besas), await home(artas)]).toEqual([1, 0]);
  expect(await inbox()).toMatchObject([{ id, deciders: ['Besa Gashi'], mine: false }]);
  expect(await officeDecides(agimi.admin, id)).toMatchObject({
    status: 403,
    body: { code: 'APPROVER_NAMED' },
  });
  expect((await decide(besas, id)).body).toEqual({ outcome: 'applied' });
  const booked = await server.inCompany(agimi.id, (tx) =>
    tx.select().from(vacation).orderBy(desc(vacation.id)).limit(1),
  );
  expect(booked).toMatchObject([{ employeeId: arta, days: { length: 5 }, createdBy: 0 }]);
  expect((await server.as(artas).call(getOwnRequests, {})).body).toMatchObject([
    { state: 'applied', decidedBy: 'Besa Gashi', note: 'Në rregull' },
  ]);
  const decided = await server
    .as(agimi.admin)
    .call(getRequests, { query: { tenantId: agimi.id, of: 'decided' } });
  expect(decided.body.data).toMatchObject([{ decidedBy: 'Besa Gashi' }]);
  const lines = await server.inCompany(agimi.id, (tx) =>
    tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(2),
  );
  expect(lines.map(({ type, userId, employeeId }) => [type, userId, employeeId])).toEqual([
    ['approveRequest', null, besa],
    ['create', null, besa],
  ]);
  expect((await decide(besas, id)).status).toBe(404);
});

test('the person goes before the sector, and the sector before the company; who is named decides alone', async () => {
  await name(page(besa));
  await name(office(agimi.manager), { sectorId });
  await name(office(agimi.user), { employeeId: arta });
  const [ofArta, ofBesa, ofCani] = [await ask(artas), await ask(besas), await ask(canis)];
  const mine = async (who: TestUser) => (await inbox(who)).filter((one) => one.mine).map(({ id }) => id);
  // The approver asks for themselves: the office decides.
  expect(await mine(agimi.user)).toEqual([ofArta, ofBesa]);
  expect(await mine(agimi.manager)).toEqual([ofBesa, ofCani]);
  expect(await mine(agimi.admin)).toEqual([ofBesa]);
  expect(await ids(besas)).toEqual([]);
  for (const who of [agimi.admin, agimi.manager])
    expect((await officeDecides(who, ofArta)).body.code).toBe('APPROVER_NAMED');
  expect((await officeDecides(agimi.user, ofArta)).body.request?.state).toBe('refused');
  await name(null, { sectorId });
  expect(await ids(besas)).toEqual([ofCani]);
  expect((await decide(besas, ofCani, 'refuse')).body).toEqual({ outcome: 'refused' });
});

test('the deputy decides only on days on which the calendar has the approver away, and never about themselves', async () => {
  await name(page(besa), {}, page(cani));
  const id = await ask(artas);
  expect(await ids(canis)).toEqual([]);
  expect((await decide(canis, id)).status).toBe(404);
  const { body } = await book(besa, today);
  expect(body).toMatchObject({ created: true });
  expect(await toDecide(canis)).toMatchObject([{ id, deputy: true }]);
  expect(await ids(besas)).toEqual([id]);
  const ownOfDeputy = await ask(canis, { from: '2026-12-07', to: '2026-12-11' });
  expect(await ids(canis)).toEqual([id]);
  expect(await ids(besas)).toEqual([id, ownOfDeputy]);
  expect((await decide(canis, id)).body).toEqual({ outcome: 'applied' });
});

test('somebody who can decide no more leaves it to the office, and nobody else can be named', async () => {
  await name(page(besa));
  const id = await ask(artas);
  const works = async () =>
    (await server.as(agimi.admin).call(getLeaveApprovers, { query: { tenantId: agimi.id } })).body.named[0]
      ?.approver.works;
  const endings = [
    [sql`update "own_setting" set "leave" = false`, sql`update "own_setting" set "leave" = true`],
    [
      sql`update "employee" set "expirationContract" = '2026-09-30' where "id" = ${besa}`,
      sql`update "employee" set "expirationContract" = null`,
    ],
    [
      sql`update "own_link" set "state" = 'ended' where "employeeId" = ${besa}`,
      sql`update "own_link" set "state" = 'joined'`,
    ],
  ] as const;
  for (const [end, back] of endings) {
    expect(await works()).toBe(true);
    await server.inCompany(agimi.id, (tx) => tx.execute(end));
    expect([await works(), (await inbox())[0]?.mine]).toEqual([false, true]);
    await server.inCompany(agimi.id, (tx) => tx.execute(back));
  }
  const stranger = await server.company({ name: 'Drini' });
  const unjoined = await aWorker(server, agimi, { firstName: 'Drin' });
  for (const nobody of [page(unjoined), office(stranger.admin), page(await aWorker(server, stranger))])
    expect((await name(nobody)).status).toBe(404);
  expect((await name(page(besa), {}, page(besa))).status).toBe(422);
  for (const who of [agimi.manager, agimi.user])
    expect((await name(page(cani), {}, null, who)).status).toBe(403);
  expect((await name(page(cani), { employeeId: await aWorker(server, stranger) })).status).toBe(404);
  expect((await officeDecides(agimi.admin, id)).body.code).toBe('APPROVER_NAMED');
  await server.inCompany(agimi.id, (tx) =>
    tx.execute(sql`update "own_link" set "state" = 'ended' where "employeeId" = ${besa}`),
  );
  expect((await officeDecides(agimi.admin, id)).status).toBe(200);
  const [line] = await server.inCompany(agimi.id, (tx) =>
    tx.select().from(auditLine).orderBy(auditLine.id).limit(1),
  );
  expect(line).toMatchObject({
    type: 'nameApprover',
    changes: { approver: { old: null, new: 'Besa Gashi' } },
  });
});

test('the database refuses a decision of who is not named, under either role and whatever the handler asks', async () => {
  await name(page(besa), { employeeId: arta }, office(agimi.manager));
  const id = await ask(artas);
  const set = (by: ReturnType<typeof sql>) =>
    sql`update "request" set "state" = 'refused', ${by}, "decidedAt" = ${server.clock.now().toISOString()} where "id" = ${id}`;
  const inOffice = (userId: number) =>
    codeOf(
      inCompany(server.db, agimi.id, (tx) => tx.execute(set(sql`"decidedBy" = ${userId}`)), {
        writer: { userId, now: server.clock.now() },
      }),
    );
  const onPage = (employeeId: number, said = employeeId) =>
    codeOf(
      inOwn(server.db, { companyId: agimi.id, employeeId }, async (tx) => {
        await tx.execute(sql`select set_config('role', 'app', true)`);
        await tx.execute(set(sql`"decidedByEmployee" = ${said}`));
      }),
    );
  expect(await inOffice(agimi.admin.id)).toBe('PA010');
  expect(await inOffice(agimi.manager.id)).toBe('PA010');
  for (const who of [arta, cani]) expect(await onPage(who)).toBe('42501');
  expect(await onPage(cani, besa)).toBe('42501');
  const asPage = await inOwn(server.db, { companyId: agimi.id, employeeId: besa }, (tx) =>
    tx.execute(set(sql`"decidedByEmployee" = ${besa}`)),
  );
  expect(asPage.rowCount).toBe(0);
  // Of the office that Besa is, her employee is one person with who asks.
  const double = await server.user({
    roleId: RoleId.companyManager,
    companies: [agimi.id],
    email: `besa.${besa}@agimi.test`,
  });
  await server.asAccess((tx) =>
    tx.execute(
      sql`insert into person_tie ("byUserId", "userId", "at") values (${double.id}, ${agimi.manager.id}, '2026-10-01')`,
    ),
  );
  await server.inCompany(agimi.id, async (tx) => {
    await tx.execute(sql`update "employee" set "email" = ${double.email} where "id" = ${besa}`);
    await tx.execute(sql`update "employee" set "email" = ${agimi.manager.email} where "id" = ${arta}`);
  });
  expect(await ids(besas)).toEqual([]);
  expect(await onPage(besa)).toBe('42501');
  await server.inCompany(agimi.id, (tx) => tx.execute(sql`update "employee" set "email" = null`));
  expect(await onPage(besa)).toBeUndefined();
});

test('what cannot be booked waits on for the office, and the approver is not shown why', async () => {
  await name(page(besa));
  const id = await ask(artas);
  await aSalaryMonth(server, agimi, { year: 2026, month: 11, closed: true });
  expect((await decide(besas, id)).body).toEqual({ outcome: 'unbooked' });
  const taken = await ask(artas, { from: '2026-12-07', to: '2026-12-11' });
  await book(arta, { type: LeaveType.medical, from: '2026-12-08', to: '2026-12-08' });
  expect((await decide(besas, taken)).body).toEqual({ outcome: 'unbooked' });
  expect(await ids(besas)).toEqual([id, taken]);
});

test('of another company nothing is decided or seen, even by the number of a request', async () => {
  const drini = await server.company({ name: 'Drini' });
  const other = await joinedEmployee(server, drini.id, await aWorker(server, drini, { firstName: 'Drita' }));
  await name(page(besa));
  const id = await ask(artas);
  expect(await ids(other)).toEqual([]);
  expect((await decide(other, id)).status).toBe(404);
  for (const who of [artas, canis]) expect((await decide(who, id)).status).toBe(404);
  const seen = await inOwn(server.db, { companyId: drini.id, employeeId: besa }, (tx) =>
    tx.execute(sql`select * from own_to_decide(now())`),
  );
  expect(seen.rows).toEqual([]);
  await server.inCompany(agimi.id, (tx) =>
    tx.execute(sql`update "employee" set "expirationContract" = '2026-09-30' where "id" = ${besa}`),
  );
  expect((await server.as(besas).call(getLeaveToDecide, {})).body).toMatchObject({ code: 'OWN_PART_OFF' });
});
