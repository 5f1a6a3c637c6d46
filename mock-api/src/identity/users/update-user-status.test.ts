import { getAuthUser } from '@paga/contract/identity/sign-in';
import { updateUserStatus } from '@paga/contract/identity/users';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';

let server: TestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  company = await server.company();
});

const set = (by: TestUser, user: TestUser, status: 1 | 2) =>
  server.as(by).call(updateUserStatus, { body: { userId: user.id, status } });
const asks = async (user: TestUser) => (await server.as(user).call(getAuthUser, {})).status;

test('switching a person off ends the sessions at once; switched on again, the old ones stay over', async () => {
  expect((await set(company.admin, company.user, 2)).body).toMatchObject({ id: company.user.id, status: 2 });
  expect(await asks(company.user)).toBe(401);
  expect((await set(company.admin, company.user, 1)).body.status).toBe(1);
  expect(await asks(company.user)).toBe(401);
});

test('a person of more rights is out of reach, one of the same or fewer is not', async () => {
  const colleague = await server.user({ roleId: 3, companies: [company.id] });
  expect((await set(company.manager, company.admin, 2)).body.code).toBe('ROLE_NOT_GRANTED');
  expect((await set(company.manager, colleague, 2)).status).toBe(200);
  expect((await set(company.manager, company.user, 2)).status).toBe(200);
});

test('a person of another company is as good as absent, and the super admin reaches everybody', async () => {
  const other = await server.company({ name: 'Drini' });
  expect((await set(other.admin, company.user, 2)).status).toBe(404);
  expect((await set(await server.superAdmin(), company.user, 2)).status).toBe(200);
});

test('nobody switches themselves off, and a company user switches nobody', async () => {
  expect((await set(company.admin, company.admin, 2)).body.code).toBe('OWN_ACCOUNT');
  expect((await set(company.user, company.user, 2)).body.code).toBe('FORBIDDEN');
  expect(await asks(company.admin)).toBe(200);
});

test('leaves an audit line with the status before and after', async () => {
  await set(company.admin, company.user, 2);
  const { rows } = await server.asAccess((tx) =>
    tx.execute(
      sql`select "page", "type", "objectId", "changes" from "audit_line" where "userId" = ${company.admin.id} and "page" = 'users'`,
    ),
  );
  const user = { old: 'Uran Përdoruesi', new: 'Uran Përdoruesi' };
  expect(rows).toEqual([
    {
      page: 'users',
      type: 'update',
      objectId: expect.anything(),
      changes: { user, status: { old: 1, new: 2 } },
    },
  ]);
});
