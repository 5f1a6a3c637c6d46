import { createSector } from '@paga/contract/employees/sectors';
import { updateAdmin } from '@paga/contract/identity/users';
import { createLeaveFeed, endLeaveFeed, getLeaveFeeds, storeVacation } from '@paga/contract/leave';
import { Gender, LeaveType, RoleId } from '@paga/contract/shapes';
import { saidToDatabase, statementsIn } from '@paga/testing/said-to-database';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { aLeave, aWorker } from '@paga/testing/vacations';
import { desc, eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { auditLine } from '#core/audit/table.ts';
import { employee, employeeSector, sector } from '#people/table.ts';
import { hasLeft } from './has-left.ts';
import { leaveFeed } from './table.ts';

let server: TestServer;
let company: TestCompany;
let arta: number;
let blerim: number;
let production: number;

// Today is 15 October 2026.
beforeEach(async () => {
  server = await testServer();
  company = await server.company({ name: 'Agimi' });
  arta = await aWorker(server, company);
  blerim = await aWorker(server, company, { firstName: 'Blerim', lastName: 'Gashi', gender: Gender.male });
  const admin = server.as(company.admin);
  production = (await admin.call(createSector, { body: { tenantId: company.id, name: 'Prodhimi' } })).body.id;
  await server.inCompany(company.id, (tx) =>
    tx.insert(employeeSector).values({ tenantId: company.id, employeeId: blerim, sectorId: production }),
  );
  const book = (employeeId: number, facts: Parameters<typeof aLeave>[0]) =>
    admin.call(storeVacation, { body: { tenantId: company.id, employeeId, ...aLeave(facts) } });
  await book(arta, { type: LeaveType.medical });
  await book(blerim, {
    type: LeaveType.special,
    reason: 'marriage',
    from: '2026-12-28',
    to: '2026-12-31',
  });
});

type Asked = { employeeId?: number; sectorId?: number; withType?: boolean; withHolidays?: boolean };

const make = (asked: Asked = {}, by: TestUser = company.admin) =>
  server.as(by).call(createLeaveFeed, {
    body: { tenantId: company.id, withType: false, withHolidays: false, ...asked },
  });
const fetched = (path: string, headers: Record<string, string> = {}) => server.request(path, { headers });
const status = async (path: string) => (await fetched(path)).status;

type Event = InstanceType<typeof ICAL.Event>;

async function eventsOf(path: string): Promise<Event[]> {
  const calendar = new ICAL.Component(ICAL.parse(await (await fetched(path)).text()) as never);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}
const shown = ({ summary, startDate, endDate }: Event) => `${summary} ${startDate} ${endDate}`;
const pathOf = async (asked?: Asked, by?: TestUser) => (await make(asked, by)).body.path;

test('a feed of the company, of a sector and of a person holds whole days, without the type unless it was wanted', async () => {
  expect((await eventsOf(await pathOf())).map(shown)).toEqual([
    'Arta Krasniqi: mungon 2026-11-02 2026-11-07',
    'Blerim Gashi: mungon 2026-12-28 2027-01-01',
  ]);
  const sectors = await eventsOf(await pathOf({ sectorId: production, withType: true }));
  expect(sectors.map(shown)).toEqual(['Blerim Gashi: pushim i veçantë, Martesë 2026-12-28 2027-01-01']);
  const [own, ...more] = await eventsOf(await pathOf({ employeeId: arta, withType: true }, company.manager));
  expect([own && shown(own), own?.startDate.isDate, more]).toEqual([
    'Arta Krasniqi: pushim mjekësor 2026-11-02 2026-11-07',
    true,
    [],
  ]);
  const holidays = await eventsOf(await pathOf({ employeeId: arta, withHolidays: true }));
  expect(holidays.map(shown)).toContain('Krishtlindjet Katolike 2026-12-25 2026-12-26');
});

test('what is read again is the same: entries keep their names, a client that has them gets 304', async () => {
  const path = await pathOf({ withType: true });
  const first = await fetched(path);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=900',
  });
  const etag = first.headers.get('etag') ?? '';
  const again = await fetched(path, { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const ids = async () => (await eventsOf(path)).map(({ uid }) => uid);
  const before = await ids();
  expect(new Set(before).size).toBe(2);
  expect(before).toEqual(await ids());
  await server.as(company.admin).call(storeVacation, {
    body: { tenantId: company.id, employeeId: blerim, ...aLeave({ from: '2026-10-20', to: '2026-10-20' }) },
  });
  expect((await fetched(path, { 'if-none-match': etag })).status).toBe(200);
  expect(await ids()).toEqual(expect.arrayContaining(before));
});

test('the secret is answered once and stored as a hash; a feed is its user’s alone; both ends leave an audit line', async () => {
  const { body } = await make({ employeeId: arta });
  const [, secret = ''] = /\/([\w-]{43})\.ics$/.exec(body.path) ?? [];
  const stored = await server.inCompany(company.id, (tx) => tx.select().from(leaveFeed));
  expect(JSON.stringify(stored)).not.toContain(secret);
  const list = (by: TestUser) => server.as(by).call(getLeaveFeeds, { query: { tenantId: company.id } });
  expect((await list(company.admin)).body).toEqual([
    {
      ...{ id: body.feed.id, scope: 'person', name: 'Arta Krasniqi', withType: false, withHolidays: false },
      ...{ createdAt: '2026-10-15T09:00:00.000Z', lastReadAt: null },
    },
  ]);
  expect(JSON.stringify((await list(company.admin)).body)).not.toContain(secret);
  await fetched(body.path);
  expect((await list(company.admin)).body[0]?.lastReadAt).toBe('2026-10-15T09:00:00.000Z');
  expect((await list(company.user)).body).toEqual([]);

  const end = (by: TestUser) => server.as(by).call(endLeaveFeed, { params: { id: body.feed.id } });
  expect((await end(company.user)).status).toBe(404);
  expect(await status(body.path)).toBe(200);
  expect((await end(company.admin)).status).toBe(204);
  expect(await status(body.path)).toBe(404);
  const lines = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(2),
  );
  expect(lines).toMatchObject([
    { page: 'vacations', type: 'endFeed', userId: company.admin.id, objectId: body.feed.id },
    { type: 'createFeed', changes: { feedOf: { new: 'Arta Krasniqi' }, withType: { new: false } } },
  ]);
});

test('refuses a foreign person or sector, both at once, a type for role 4, and role 1, who has no link', async () => {
  const drini = await server.company({ name: 'Drini' });
  expect((await make({ employeeId: await aWorker(server, drini) })).status).toBe(404);
  const { body } = await server
    .as(drini.admin)
    .call(createSector, { body: { tenantId: drini.id, name: 'Shitja' } });
  expect((await make({ sectorId: body.id })).status).toBe(404);
  expect((await make({ employeeId: arta, sectorId: production })).status).toBe(422);
  expect((await make({ withType: true }, company.user)).status).toBe(403);
  expect((await make({}, company.user)).status).toBe(200);
  expect((await make({}, await server.superAdmin())).status).toBe(403);
  expect((await make({}, drini.admin)).status).toBe(403);
});

test('every fetch looks at its user: switched off or of role 4 since, at the link, and at the company', async () => {
  const path = await pathOf({ withType: true }, company.manager);
  const other = await pathOf({}, company.user);
  const summaries = async () => (await eventsOf(path)).map(({ summary }) => summary);
  const change = (statement: string) => server.asAccess((tx) => tx.execute(statement));
  const ofManager = `where "id" = ${company.manager.id}`;
  await change(`update "app_user" set "roleId" = 4, "language" = 1 ${ofManager}`);
  expect(await summaries()).toEqual(['Arta Krasniqi: away', 'Blerim Gashi: away']);
  await change(`update "app_user" set "status" = 2 ${ofManager}`);
  expect(await status(path)).toBe(404);
  await change(`update "app_user" set "status" = 1, "deletedAt" = now() ${ofManager}`);
  expect([await status(path), await status(other)]).toEqual([404, 200]);
  for (const closed of [
    `"status" = 3`,
    `"status" = 1, "expirationDate" = '2026-10-14'`,
    `"expirationDate" = null, "deletedAt" = now()`,
  ]) {
    await change(`update "tenant" set ${closed} where "id" = ${company.id}`);
    expect([closed, await status(other)]).toEqual([closed, 404]);
  }
  await change(`update "tenant" set "deletedAt" = null where "id" = ${company.id}`);
  expect(await status(other)).toBe(200);
});

test('ends when its user is unlinked, and does not come back with a new link', async () => {
  const drini = await server.company({ name: 'Drini' });
  const mira = await server.user({ roleId: RoleId.companyManager, companies: [company.id, drini.id] });
  const path = await pathOf({}, mira);
  expect(await status(path)).toBe(200);
  const superAdmin = server.as(await server.superAdmin());
  const link = (tenantIds: number[]) =>
    superAdmin.call(updateAdmin, {
      body: {
        id: mira.id,
        name: mira.name,
        email: mira.email,
        roleId: RoleId.companyManager,
        tenantIds,
      } as never,
    });
  expect((await link([drini.id])).status).toBeLessThan(300);
  expect(await status(path)).toBe(404);
  expect((await link([company.id, drini.id])).status).toBeLessThan(300);
  expect(await status(path)).toBe(404);
  const list = await server.as(mira).call(getLeaveFeeds, { query: { tenantId: company.id } });
  expect(list.body).toEqual([]);
});

test('a feed whose person left or whose sector is deleted is out of the list before anybody fetches it', async () => {
  await make({ employeeId: arta });
  await make({ sectorId: production });
  await make();
  const scopes = async () => {
    const { body } = await server.as(company.admin).call(getLeaveFeeds, { query: { tenantId: company.id } });
    return body.map(({ scope }) => scope);
  };
  expect(await scopes()).toEqual(['person', 'sector', 'company']);
  await server.inCompany(company.id, async (tx) => {
    await tx.update(employee).set({ employeeStatus: 2 }).where(eq(employee.id, arta));
    await tx.update(sector).set({ deletedAt: new Date() }).where(eq(sector.id, production));
  });
  expect(await scopes()).toEqual(['company']);
});

test('ends when the person of a personal feed leaves or the sector is deleted, and stays ended', async () => {
  const [person, ofSector] = [await pathOf({ employeeId: arta }), await pathOf({ sectorId: production })];
  const end = (expirationContract: string | null) =>
    server.inCompany(company.id, (tx) =>
      tx.update(employee).set({ expirationContract }).where(eq(employee.id, arta)),
    );
  await end('2026-10-15');
  expect(await status(person)).toBe(200);
  server.clock.set('2026-10-17T09:00:00Z');
  expect(await status(person)).toBe(404);
  await end(null);
  expect(await status(person)).toBe(404);
  await server.inCompany(company.id, (tx) =>
    tx.update(sector).set({ deletedAt: new Date() }).where(eq(sector.id, production)),
  );
  expect(await status(ofSector)).toBe(404);
  const lines = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.type, 'endFeed')),
  );
  expect(lines.map(({ userId }) => userId)).toEqual([null, null]);
  server.clock.set('2026-10-15T09:00:00Z');
});

test('who left and came back has left; who got the next contract without a day between has not', () => {
  const person = { deletedAt: null, employeeStatus: 1 as const, expirationContract: null };
  const past = [{ started: '2020-01-01', ended: '2026-10-31' }];
  const left = (contractStarted: string, since: string) =>
    hasLeft({ ...person, contractStarted, earlierContracts: past }, since, '2026-12-15');
  expect(left('2026-12-01', '2026-10-15')).toBe(true);
  expect(left('2026-11-01', '2026-10-15')).toBe(false);
  expect(left('2026-12-01', '2026-12-02')).toBe(false);
});

test('a wrong address answers like one that was never there, and a place has fifty of them for each feed', async () => {
  await server.asAccess((tx) => tx.execute('delete from "try_count"'));
  const path = await pathOf();
  const wrong = [
    path.replace(/.\.ics$/, path.endsWith('A.ics') ? 'B.ics' : 'A.ics'),
    path.replace(/\/\d+\/([\w-]+\.ics)$/, '/999999/$1'),
    path.replace(/leave\/\d+/, 'leave/999999'),
    path.replace(/leave\/\d+\/\d+/, 'leave/x/y'),
  ];
  const look = async (at: string) => {
    const { status: code, headers } = await fetched(at);
    const body = (await (await fetched(at)).json()) as object;
    return { code, headers: [...headers.keys()], body: { ...body, errorId: undefined } };
  };
  const looks = await Promise.all(wrong.map(look));
  expect(new Set(looks.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(looks[0]?.code).toBe(404);
  for (let n = 0; n < 5; n += 1) expect(await status(path)).toBe(200);
  const statuses = await Promise.all(Array.from({ length: 50 }, () => status(wrong[0] ?? '')));
  expect(statuses.filter((code) => code === 404)).toHaveLength(48);
  expect(await status(path)).toBe(429);
  // Google and Outlook fetch everybody's from few places: guesses at one shut nobody else out.
  const others = await Promise.all([
    pathOf(),
    pathOf({ employeeId: arta }),
    pathOf({ sectorId: production }),
  ]);
  expect(await Promise.all(others.map(status))).toEqual([200, 200, 200]);
  await server.asAccess((tx) => tx.execute('delete from "try_count"'));
});

test('a company that exists is looked into like one that does not: by the same statements', async () => {
  const path = await pathOf();
  const statementsOf = async (at: string) => {
    const { answer, messages } = await saidToDatabase(() => status(at));
    expect(answer).toBe(404);
    return statementsIn(messages);
  };
  const secret = path.slice(path.lastIndexOf('/'), -5);
  const unknown = await statementsOf(`/api/feeds/leave/999999/999999${secret}`);
  expect(unknown.length).toBeGreaterThan(3);
  expect(await statementsOf(`/api/feeds/leave/${company.id}/999999${secret}`)).toEqual(unknown);
  expect(await statementsOf(path.replace(secret, '/wrong'))).toEqual(unknown);
});

test('asking what there is reads no feed: HEAD is refused and notes nothing', async () => {
  const { body } = await make();
  expect((await server.request(body.path, { method: 'HEAD' })).status).toBe(405);
  const [stored] = await server.inCompany(company.id, (tx) => tx.select().from(leaveFeed));
  expect(stored?.lastReadAt).toBeNull();
});
