import { chooseCompany, getAuthUser } from '@paga/contract/identity/sign-in';
import { deleteUser, getUserById, updateAdmin, updateUserStatus } from '@paga/contract/identity/users';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';

let server: TestServer;
let agimi: TestCompany;
let drini: TestCompany;
/** Works for both companies, whose administrators know nothing of each other. */
let shared: TestUser;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  shared = await server.user({ roleId: 3, companies: [agimi.id, drini.id], name: 'Mira e Përbashkët' });
});

const change = (by: TestUser, user: TestUser, facts: object = {}) =>
  server.as(by).call(updateAdmin, { body: { id: user.id, name: user.name, email: user.email, ...facts } });
const remove = (by: TestUser, user: TestUser) =>
  server.as(by).call(deleteUser, { query: { userId: user.id } });
const companiesOf = async (user: TestUser) => {
  const boss = await server.superAdmin();
  return (await server.as(boss).call(getUserById, { query: { userId: user.id } })).body.companies;
};
const linesAbout = async (user: TestUser) =>
  (
    await server.asAccess((tx) =>
      tx.execute<{ tenantId: string; type: string; changes: object }>(
        sql`select "tenantId", "type", "changes" from "audit_line" where "page" = 'users' and "objectId" = ${user.id} order by "id"`,
      ),
    )
  ).rows;

test('name, e-mail, role and status are changed, the role at once', async () => {
  const { status, body } = await change(agimi.admin, agimi.user, {
    name: 'Uran i Ri',
    email: `u.${agimi.id}@agimi.test`,
    roleId: 3,
  });
  expect([status, body]).toMatchObject([
    200,
    { name: 'Uran i Ri', email: `u.${agimi.id}@agimi.test`, roleId: 3, companies: ['Agimi'] },
  ]);
  expect((await server.as(agimi.user).call(getAuthUser, {})).body.roleId).toBe(3);
  expect((await change(agimi.admin, agimi.user, { status: 2 })).body.status).toBe(2);
  expect((await server.as(agimi.user).call(getAuthUser, {})).status).toBe(401);
});

test('what is left out stays as it is', async () => {
  expect((await change(agimi.admin, agimi.manager)).body).toMatchObject({
    roleId: 3,
    status: 1,
    companies: ['Agimi'],
  });
  expect(await linesAbout(agimi.manager)).toMatchObject([{ type: 'update', changes: {} }]);
});

test('a change of what somebody else has changed meanwhile is refused, and nothing is written over', async () => {
  const read = (await change(agimi.admin, agimi.user)).body.version;
  expect((await change(agimi.manager, agimi.user, { name: 'Uran Hoti', version: read })).body.version).toBe(
    read + 1,
  );
  const { status, body } = await change(agimi.admin, agimi.user, { name: 'Uran Berisha', version: read });
  expect([status, body.code]).toEqual([409, 'CONFLICT']);
  const switched = await server
    .as(agimi.admin)
    .call(updateUserStatus, { body: { userId: agimi.user.id, status: 2 } });
  expect(switched.body).toMatchObject({ name: 'Uran Hoti', version: read + 2 });
});

test('a person of another company is as good as absent', async () => {
  expect((await change(drini.admin, agimi.user)).status).toBe(404);
  expect((await remove(drini.admin, agimi.user)).status).toBe(404);
});

test('a person of more rights is out of reach, and nobody is raised above oneself', async () => {
  expect((await change(agimi.manager, agimi.admin)).body.code).toBe('ROLE_NOT_GRANTED');
  expect((await remove(agimi.manager, agimi.admin)).body.code).toBe('ROLE_NOT_GRANTED');
  for (const roleId of [1, 2])
    expect((await change(agimi.manager, agimi.user, { roleId })).body.code).toBe('ROLE_NOT_GRANTED');
  expect((await change(agimi.user, agimi.user)).body.code).toBe('FORBIDDEN');
});

test('of oneself only the name is changed', async () => {
  expect((await change(agimi.admin, agimi.admin, { name: 'Arben i Ri' })).body.name).toBe('Arben i Ri');
  const own = { name: 'Arben i Ri' };
  for (const facts of [{ roleId: 3 }, { status: 2 }, { email: 'other@agimi.test' }])
    expect((await change(agimi.admin, agimi.admin, { ...own, ...facts })).body.code).toBe('OWN_ACCOUNT');
  expect((await remove(agimi.admin, agimi.admin)).body.code).toBe('OWN_ACCOUNT');
});

test('an e-mail that is taken is refused at its field; the own one in another case is not', async () => {
  expect(
    (await change(agimi.admin, agimi.user, { email: agimi.manager.email.toUpperCase() })).body,
  ).toMatchObject({
    code: 'EMAIL_TAKEN',
    fields: [{ path: 'email' }],
  });
  expect(
    (await change(agimi.admin, agimi.user, { email: agimi.user.email.replace('role', 'Role') })).status,
  ).toBe(200);
});

test('the old address is notified of a changed e-mail', async () => {
  await change(agimi.admin, agimi.user, { email: `new.${agimi.id}@agimi.test` });
  const { rows } = await server.asAccess((tx) =>
    tx.execute(sql`select "subject" from "outbox_mail" where "recipient" = ${agimi.user.email}`),
  );
  expect(rows).toEqual([{ subject: 'Adresa e-mail e llogarisë suaj u ndërrua' }]);
});

describe('a person who also works for strangers', () => {
  test('is listed without their companies, and keeps name, e-mail, role and status', async () => {
    const { body } = await server.as(agimi.admin).call(getUserById, { query: { userId: shared.id } });
    expect(body).toMatchObject({ companies: ['Agimi'], elsewhere: true });
    for (const facts of [{ name: 'Tjetër' }, { email: 'x@agimi.test' }, { roleId: 4 }, { status: 2 }])
      expect((await change(agimi.admin, shared, facts)).body.code).toBe('PERSON_WORKS_ELSEWHERE');
    expect((await server.as(shared).call(getAuthUser, {})).status).toBe(200);
  });

  test('is linked to more of the own companies, and the strangers’ link stays', async () => {
    const gjakova = await server.company({ name: 'Gjakova' });
    const both = await server.user({ roleId: 2, companies: [agimi.id, gjakova.id] });
    expect((await change(both, shared, { tenantIds: [gjakova.id] })).body).toMatchObject({
      companies: ['Gjakova'],
      elsewhere: true,
    });
    expect(await companiesOf(shared)).toEqual(['Drini', 'Gjakova']);
    expect((await change(both, shared, { tenantIds: [gjakova.id, drini.id] })).body.code).toBe(
      'COMPANY_NOT_LINKED',
    );
    const lines = await linesAbout(shared);
    const user = { old: 'Mira e Përbashkët', new: 'Mira e Përbashkët' };
    expect(lines.map(({ tenantId, changes }) => [Number(tenantId), changes])).toEqual([
      [agimi.id, { user, linked: { old: true, new: false } }],
      [gjakova.id, { user, linked: { old: false, new: true } }],
    ]);
  });

  test('leaves the own companies when deleted, and goes on working for the strangers', async () => {
    await server.as(shared).call(chooseCompany, { body: { tenantId: agimi.id } });
    expect((await remove(agimi.admin, shared)).status).toBe(204);
    const { body } = await server.as(shared).call(getAuthUser, {});
    expect([body.company?.name, body.companyCount]).toEqual(['Drini', 1]);
    expect(body.tenantId).toBe(drini.id);
    expect(await linesAbout(shared)).toMatchObject([{ type: 'unlink' }]);
    expect((await remove(agimi.admin, shared)).status).toBe(404);
  });
});

test('a deleted person is out at once, gone from the lists, and stays in the log', async () => {
  expect((await remove(agimi.manager, agimi.user)).status).toBe(204);
  expect((await server.as(agimi.user).call(getAuthUser, {})).status).toBe(401);
  expect((await server.as(agimi.admin).call(getUserById, { query: { userId: agimi.user.id } })).status).toBe(
    404,
  );
  expect(await linesAbout(agimi.user)).toMatchObject([
    { type: 'delete', changes: { name: { old: agimi.user.name, new: null } } },
  ]);
});

describe('the last administrator of a company', () => {
  test('is not removed, switched off, demoted or unlinked, and the company is named', async () => {
    const boss = await server.superAdmin();
    const refused = [
      await remove(boss, agimi.admin),
      await change(boss, agimi.admin, { status: 2 }),
      await change(boss, agimi.admin, { roleId: 3 }),
      await change(boss, agimi.admin, { tenantIds: [drini.id] }),
      await change(boss, agimi.admin, { roleId: 1 }),
    ];
    for (const { status, body } of refused)
      expect([status, body]).toMatchObject([
        409,
        { code: 'LAST_ADMINISTRATOR', fields: [{ message: 'Agimi' }] },
      ]);
    expect((await server.as(agimi.admin).call(getAuthUser, {})).body.roleId).toBe(2);
  });

  test('is replaceable: with a second active one the first may go, one who is switched off does not count', async () => {
    const boss = await server.superAdmin();
    const off = await server.user({ roleId: 2, companies: [agimi.id], active: false });
    expect((await remove(boss, agimi.admin)).body.code).toBe('LAST_ADMINISTRATOR');
    expect((await change(boss, off, { status: 1 })).status).toBe(200);
    expect((await remove(boss, agimi.admin)).status).toBe(204);
  });

  test('remains when two administrators delete each other at the same moment', async () => {
    const second = await server.user({ roleId: 2, companies: [agimi.id] });
    const answers = await Promise.all([remove(agimi.admin, second), remove(second, agimi.admin)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });
});

test('people of a suspended company are changed by the super admin only', async () => {
  const closed = await server.company({ name: 'Prizreni', status: 3 });
  expect((await change(closed.admin, closed.user, { name: 'Tjetër' })).body.code).toBe('COMPANY_READ_ONLY');
  expect((await remove(closed.admin, closed.user)).body.code).toBe('COMPANY_READ_ONLY');
  expect((await change(await server.superAdmin(), closed.user, { name: 'Tjetër' })).status).toBe(200);
});
