import {
  type AuditQuery,
  getAuditsByAuth,
  getAuditsByTenantId,
  getAuditsByUserId,
  verifyAuditLog,
} from '@paga/contract/audit';
import { chainAllAudit } from '@paga/testing/chain-all-audit';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { recordAudit } from '../record-audit.ts';

let server: TestServer;
let agimi: TestCompany;
let drini: TestCompany;

const note = (company: TestCompany, at: string, page: string, type: string, userId = company.admin.id) =>
  server.inCompany(company.id, (tx) =>
    recordAudit(tx, { now: new Date(at), userId, companyId: company.id }, { page, type, new: { gross: 1 } }),
  );
const list = async (query: AuditQuery = {}) => {
  const { body } = await server.as(agimi.admin).call(getAuditsByTenantId, { query });
  return body.data.map(({ page, type, date }) => `${page} ${type} ${date}`);
};

beforeAll(async () => {
  server = await testServer();
  agimi = await server.company({ name: 'Agimi' });
  drini = await server.company({ name: 'Drini' });
  await note(agimi, '2026-03-01T10:00:00Z', 'employees', 'create');
  await note(agimi, '2026-03-02T22:30:00Z', 'salaries', 'close', agimi.manager.id);
  await note(agimi, '2026-03-05T10:00:00Z', 'employees', 'delete');
  await note(drini, '2026-03-04T10:00:00Z', 'projects', 'update');
});

test('shows a company its lines, newest first, with who, what, where and when in Belgrade', async () => {
  const { body } = await server.as(agimi.admin).call(getAuditsByTenantId, { query: { onPage: 'salaries' } });
  expect(body).toMatchObject({
    total: 1,
    data: [
      {
        user: agimi.manager.name,
        company: 'Agimi',
        page: 'salaries',
        type: 'close',
        date: '2026-03-02',
        time: '23:30:00',
      },
    ],
  });
  expect(body.data[0]?.changes).toEqual([{ field: 'gross', old: null, new: 1 }]);
  expect(await list()).toEqual([
    'employees delete 2026-03-05',
    'salaries close 2026-03-02',
    'employees create 2026-03-01',
  ]);
});

test('narrows to what an employee did on their own page, and names those who did something there', async () => {
  const company = await server.company({ name: 'Vetë' });
  const [arta = 0, besa = 0] = await savedEmployees(
    server,
    company,
    {},
    { firstName: 'Besa' },
    { firstName: 'Dren' },
  );
  for (const employeeId of [besa, arta, besa])
    await server.inCompany(company.id, (tx) =>
      recordAudit(
        tx,
        { now: new Date('2026-03-06T10:00:00Z'), userId: undefined, companyId: company.id, employeeId },
        { page: 'ownPage', type: 'login' },
      ),
    );
  const asked = async (query: AuditQuery) =>
    (await server.as(company.admin).call(getAuditsByTenantId, { query })).body;
  const { employees, data, total } = await asked({ employee: besa });
  expect([total, data.map(({ user }) => user)]).toEqual([2, ['Besa Krasniqi', 'Besa Krasniqi']]);
  expect(employees).toEqual([
    { id: arta, name: 'Arta Krasniqi' },
    { id: besa, name: 'Besa Krasniqi' },
  ]);
  const { body } = await server.as(drini.admin).call(getAuditsByTenantId, { query: { employee: besa } });
  expect([body.total, body.employees]).toEqual([0, []]);
});

test('narrows by page, type, person and days, both included', async () => {
  expect(await list({ ofType: 'delete' })).toEqual(['employees delete 2026-03-05']);
  expect(await list({ person: agimi.manager.id })).toEqual(['salaries close 2026-03-02']);
  expect(await list({ from: '2026-03-02', to: '2026-03-05' })).toHaveLength(2);
  expect(await list({ from: '2026-03-03', to: '2026-03-04' })).toEqual([]);
  expect(await list({ onPage: 'employees', ofType: 'close' })).toEqual([]);
});

test('finds by a part of the person, of the page or the type, and by what they are called in the reader’s language', async () => {
  expect(await list({ search: agimi.manager.name.toUpperCase() })).toEqual(['salaries close 2026-03-02']);
  expect(await list({ search: 'salar' })).toEqual(['salaries close 2026-03-02']);
  expect(await list({ search: 'fshir', searchTypes: 'delete' })).toEqual(['employees delete 2026-03-05']);
  expect(await list({ search: 'pagat', searchPages: 'salaries,reports' })).toEqual([
    'salaries close 2026-03-02',
  ]);
  expect(await list({ search: '%' })).toEqual([]);
});

test('turns pages, and names the people who are in the log', async () => {
  const { body } = await server
    .as(agimi.admin)
    .call(getAuditsByTenantId, { query: { page: 2, pageSize: 2 } });
  expect(body).toMatchObject({ total: 3, data: [{ type: 'create' }] });
  expect(body.people.map(({ id }) => id).sort()).toEqual([agimi.admin.id, agimi.manager.id].sort());
});

test('roles 3 and 4 see all companies they are linked to, and no other', async () => {
  const both = await server.user({ roleId: 3, companies: [agimi.id, drini.id] });
  const { body } = await server.as(both).call(getAuditsByAuth, { query: {} });
  expect(body.data.map(({ company, page }) => `${company} ${page}`)).toEqual([
    'Agimi employees',
    'Drini projects',
    'Agimi salaries',
    'Agimi employees',
  ]);
  const one = await server.as(drini.user).call(getAuditsByAuth, { query: { pageSize: 1 } });
  expect(one.body).toMatchObject({
    total: 1,
    data: [{ company: 'Drini' }],
    people: [{ id: drini.admin.id, name: drini.admin.name }],
  });
});

test('role 1 sees what it did itself, in any company, and nobody else’s', async () => {
  const superAdmin = await server.superAdmin();
  await note(drini, '2026-03-06T10:00:00Z', 'companies', 'update', superAdmin.id);
  const { body } = await server.as(superAdmin).call(getAuditsByUserId, { query: { userId: superAdmin.id } });
  // What nobody signed in for stands in its log too; other tests of this worker make such lines.
  const own = body.data.filter(({ user }) => user !== null);
  expect(own).toMatchObject([{ user: superAdmin.name, company: 'Drini', page: 'companies' }]);
  expect(
    (await server.as(superAdmin).call(getAuditsByUserId, { query: { userId: drini.admin.id } })).status,
  ).toBe(403);
  const seen = await server.as(drini.admin).call(getAuditsByTenantId, { query: { onPage: 'companies' } });
  expect(seen.body.data).toMatchObject([{ user: superAdmin.name }]);
});

test('each role has its own call, and no company but its own', async () => {
  const { admin, manager, user } = agimi;
  expect((await server.as(manager).call(getAuditsByTenantId, { query: {} })).status).toBe(403);
  expect((await server.as(user).call(getAuditsByUserId, { query: {} })).status).toBe(403);
  expect((await server.as(admin).call(getAuditsByAuth, { query: {} })).status).toBe(403);
  expect(
    (await server.as(admin, { company: drini.id }).call(getAuditsByTenantId, { query: {} })).body.code,
  ).toBe('COMPANY_NOT_LINKED');
});

test('refuses a filter that is no word, no date, or unknown', async () => {
  const bad = [{ onPage: 'a b' }, { from: '2026-02-30' }, { pageSize: 0 }, { tenantId: drini.id }];
  for (const query of bad)
    expect((await server.as(agimi.admin).call(getAuditsByTenantId, { query } as never)).status).toBe(422);
});

test('verifies the log of the own company, for its admin; a log elsewhere that was changed says nothing about it', async () => {
  await chainAllAudit(server.db, server.clock.now());
  const verified = (user = agimi.admin) => server.as(user).call(verifyAuditLog, {});
  const { status, body } = await verified();
  expect([status, body]).toEqual([
    200,
    {
      chained: expect.any(Number),
      waiting: 0,
      unverifiable: 0,
      badLines: [],
      badCount: 0,
      badLinks: 0,
      lostAt: null,
    },
  ]);
  expect(body.chained).toBeGreaterThanOrEqual(3);
  expect((await verified(drini.admin)).body.chained).toBeLessThan(body.chained);
  for (const user of [agimi.manager, agimi.user]) expect((await verified(user)).status).toBe(403);
  expect((await server.as(agimi.admin, { company: drini.id }).call(verifyAuditLog, {})).body.code).toBe(
    'COMPANY_NOT_LINKED',
  );
});
