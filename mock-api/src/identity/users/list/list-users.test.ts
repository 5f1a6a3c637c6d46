import {
  getAllUsers,
  getAllUsersByTenantId,
  getUserByEmail,
  getUserById,
  getUserList,
} from '@paga/contract/identity/users';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';

let server: TestServer;
let agimi: TestCompany;
let drini: TestCompany;
beforeEach(async () => {
  server = await testServer();
  [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
});

const list = async (by: TestUser, query: { search?: string; page?: number; pageSize?: number } = {}) =>
  (await server.as(by).call(getUserList, { query })).body;
const namesOf = (page: { data: { name: string }[] }) => page.data.map(({ name }) => name);

test('shows the people of the own companies by name, with role, status and companies', async () => {
  await server.user({ roleId: 4, companies: [agimi.id], name: 'Çlirim Gashi', active: false });
  const page = await list(agimi.user);
  expect(namesOf(page)).toEqual(['Arben Admini', 'Çlirim Gashi', 'Mira Menaxhere', 'Uran Përdoruesi']);
  expect(page.total).toBe(4);
  expect(page.data[1]).toMatchObject({ roleId: 4, status: 2, companies: ['Agimi'], elsewhere: false });
});

test('of a person who also works for strangers it lists the own companies, and says that there are others', async () => {
  await server.user({ roleId: 3, companies: [agimi.id, drini.id], name: 'Zana Dy' });
  const page = await list(agimi.admin, { search: 'zana' });
  expect(page.data).toMatchObject([{ tenantIds: [agimi.id], companies: ['Agimi'], elsewhere: true }]);
  expect(JSON.stringify(page)).not.toContain('Drini');
});

test.each(['clirim', 'ÇLIRIM', 'gashi çli', 'clirim.gashi@'])(
  'finds Çlirim Gashi by "%s"',
  async (search) => {
    const own = await server.company();
    await server.user({
      roleId: 4,
      companies: [own.id],
      name: 'Çlirim Gashi',
      email: `clirim.gashi@${own.id}.test`,
    });
    expect(namesOf(await list(own.admin, { search }))).toEqual(['Çlirim Gashi']);
  },
);

test('a percent sign is text', async () => {
  expect(await list(agimi.admin, { search: '%' })).toEqual({ data: [], total: 0 });
});

test('turns pages', async () => {
  for (const letter of ['A', 'B', 'C'])
    await server.user({ roleId: 4, companies: [agimi.id], name: `Xhemail ${letter}` });
  const page = await list(agimi.admin, { search: 'xhemail', page: 2, pageSize: 2 });
  expect([namesOf(page), page.total]).toEqual([['Xhemail C'], 3]);
});

test.each([
  { page: 0 },
  { page: -1 },
  { page: 1.5 },
  { pageSize: 0 },
  { pageSize: 501 },
  { page: 1e15 },
  { search: 'x'.repeat(101) },
])('refuses the page that is none: %o', async (query) => {
  expect((await server.as(agimi.admin).call(getUserList, { query })).status).toBe(422);
});

test('all users are for the super admin alone', async () => {
  const boss = await server.superAdmin();
  const all = (await server.as(boss).call(getAllUsers, { query: {} })).body;
  const found = (await server.as(boss).call(getAllUsers, { query: { search: 'sara super', pageSize: 500 } }))
    .body;
  expect(new Set(namesOf(found))).toEqual(new Set(['Sara Super']));
  expect((await server.as(agimi.admin).call(getAllUsers, { query: {} })).body.code).toBe('FORBIDDEN');
  expect((await list(boss)).total).toBe(all.total);
});

test('the users of a company are listed with that company only', async () => {
  const both = await server.user({ roleId: 2, companies: [agimi.id, drini.id], name: 'Zana Dy' });
  const { body } = await server.as(both, { company: drini.id }).call(getAllUsersByTenantId, { query: {} });
  expect(namesOf(body)).toEqual(['Arben Admini', 'Mira Menaxhere', 'Uran Përdoruesi', 'Zana Dy']);
  expect(body.data.flatMap(({ companies }) => companies)).toEqual(['Drini', 'Drini', 'Drini', 'Drini']);
  expect(body.data.map(({ elsewhere }) => elsewhere)).toEqual([false, false, false, false]);
});

test('a person of another company is as good as absent, by id and by e-mail', async () => {
  expect((await server.as(agimi.admin).call(getUserById, { query: { userId: drini.user.id } })).status).toBe(
    404,
  );
  expect(
    (await server.as(agimi.admin).call(getUserByEmail, { query: { email: drini.user.email } })).status,
  ).toBe(404);
  expect(
    (await server.as(drini.user).call(getUserByEmail, { query: { email: drini.admin.email.toUpperCase() } }))
      .body.id,
  ).toBe(drini.admin.id);
});
