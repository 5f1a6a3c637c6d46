import { getAuditsByTenantId } from '@paga/contract/audit';
import { agreeToJoin, verifyJoinLink } from '@paga/contract/identity/joining';
import { forgotPassword } from '@paga/contract/identity/password';
import { getLoginTenants, login } from '@paga/contract/identity/sign-in';
import {
  createAdmin,
  createUser,
  deleteUser,
  getAllUsers,
  getAllUsersByTenantId,
  updateAdmin,
  updateUserStatus,
} from '@paga/contract/identity/users';
import type { TestCompany, TestServer, TestUser } from '@paga/testing/server';
import { signInServer } from '@paga/testing/sign-in-server';
import { sql } from 'drizzle-orm';

let server: TestServer;
let agimi: TestCompany;
let drini: TestCompany;
/** Works for Drini; nobody at Agimi knows. */
let vesa: TestUser;
beforeEach(async () => {
  server = await signInServer();
  [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  vesa = await server.user({ roleId: 4, companies: [drini.id], name: 'Vesa Drini' });
});

const add = (email: string, by = agimi.manager, facts: object = {}) =>
  server.as(by).call(createUser, {
    body: { name: 'Vesa Gashi', email, password: 'Mali2026', tenantIds: [agimi.id], ...facts },
  });
const listOf = async (by: TestUser) =>
  (await server.as(by).call(getAllUsersByTenantId, { query: { search: 'Vesa' } })).body.data;
const companiesOf = async (user: TestUser) =>
  (await server.as(user).call(getLoginTenants, { query: {} })).body.map(({ name }) => name);
const nothing = { id: 0, email: '', errorId: '' };

async function mailTo(email: string) {
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ subject: string; text: string }>(
      sql`select "subject", "textBody" as "text" from "outbox_mail" where "recipient" = ${email} order by "id" desc`,
    ),
  );
  return rows;
}
const tokenFor = async (user: TestUser) =>
  /joinCompany\?token=([\w-]{43})/.exec((await mailTo(user.email))[0]?.text ?? '')?.[1] ?? '';

test('an address of somebody outside gets the answer, the row, the log line and the changes of a new one', async () => {
  const email = `new.${vesa.id}@agimi.test`;
  const seen = [];
  for (const address of [email, vesa.email]) {
    const added = await add(address);
    const { id } = added.body;
    const as = server.as(agimi.admin);
    const steps = [
      added,
      (await listOf(agimi.admin)).find((person) => person.id === id),
      await add(address.toUpperCase()),
      await as.call(updateUserStatus, { body: { userId: id, status: 2 } }),
      await as.call(updateAdmin, {
        body: { id, email: address, roleId: 3, status: 1, tenantIds: [agimi.id] },
      }),
      (await as.call(getAuditsByTenantId, { query: { onPage: 'users' } })).body.data
        .filter(({ objectId }) => objectId === id)
        .map(({ type, user }) => [type, user]),
      await as.call(deleteUser, { query: { userId: id } }),
      (await listOf(agimi.admin)).length,
    ];
    seen.push(
      JSON.stringify(steps, (key, value) => (key in nothing || key === 'headers' ? undefined : value)),
    );
  }
  const [fresh, known] = seen.map((text) =>
    text.toLowerCase().replaceAll(email, '').replaceAll(vesa.email, ''),
  );
  expect(known).toBe(fresh);
  expect(fresh).toContain('"email_taken"');
  expect((await mailTo(email)).map(({ subject }) => subject)).toEqual(['Llogaria juaj në Paga']);
  expect((await mailTo(vesa.email)).map(({ subject }) => subject)).toEqual([
    'Agimi dëshiron t’ju shtojë në Paga',
  ]);
});

test('changing a colleague’s e-mail to that of somebody outside looks like changing it to a new one', async () => {
  const seen = [];
  for (const address of [`fresh.${vesa.id}@agimi.test`, vesa.email]) {
    const blerta = await server.user({ roleId: 4, companies: [agimi.id], name: 'Blerta Vesa' });
    const [before, id] = [blerta.email, blerta.id];
    const as = server.as(agimi.manager);
    const change = (facts: object) => as.call(updateAdmin, { body: { id, ...facts } });
    const steps = [
      await change({ name: 'Blerta Vesa', email: address, version: 1 }),
      (await listOf(agimi.admin)).find((person) => person.id === id),
      await change({ email: address.toUpperCase() }),
      await change({ status: 2 }),
      await change({ status: 1 }),
      (await add(address)).body.code,
      (await server.as(agimi.admin).call(getAuditsByTenantId, { query: { onPage: 'users' } })).body.data
        .filter(({ objectId }) => objectId === id)
        .map(({ type, user }) => [type, user]),
      (await mailTo(before)).map(({ subject }) => subject),
    ];
    const text = JSON.stringify(steps, (key, value) =>
      key in nothing || key === 'headers' ? undefined : value,
    );
    seen.push(text.toLowerCase().replaceAll(address, '').replaceAll(before, ''));
    await as.call(deleteUser, { query: { userId: id } });
  }
  expect(seen[1]).toBe(seen[0]);
  expect(seen[0]).toContain('"email_taken"');
  expect((await mailTo(vesa.email)).map(({ subject }) => subject)).toEqual([
    'Agimi dëshiron t’ju shtojë në Paga',
  ]);
});

test('who is asked by a changed e-mail takes the colleague’s place; who was asked before does not', async () => {
  const blerta = await server.user({ roleId: 4, companies: [agimi.id], name: 'Blerta Vesa' });
  const other = await server.user({ roleId: 4, companies: [drini.id], name: 'Tjetri' });
  const change = (email: string) =>
    server.as(agimi.admin).call(updateAdmin, { body: { id: blerta.id, email } });
  const isIn = async (user: TestUser) => (await server.as(user).call(getLoginTenants, { query: {} })).status;
  const agree = (token: string) => server.as(undefined).call(agreeToJoin, { body: { token } });
  expect((await change(other.email)).status).toBe(200);
  expect([await isIn(blerta), await isIn(other)]).toEqual([401, 200]);
  const stale = await tokenFor(other);
  server.clock.advance(1);
  expect((await change(vesa.email)).status).toBe(200);
  expect((await agree(stale)).body.code).toBe('JOIN_LINK_INVALID');
  expect((await agree(await tokenFor(vesa))).body).toEqual({ companies: ['Agimi'] });
  expect([await companiesOf(vesa), await companiesOf(other)]).toEqual([['Agimi', 'Drini'], ['Drini']]);
  expect((await listOf(agimi.admin)).map(({ id }) => id)).toEqual([vesa.id]);
});

test('an e-mail that was a mistake is put right: the colleague is back with the account they had', async () => {
  const blerta = await server.user({ roleId: 4, companies: [agimi.id], name: 'Blerta Vesa' });
  const change = (email: string) =>
    server.as(agimi.admin).call(updateAdmin, { body: { id: blerta.id, email } });
  const signIn = async () =>
    (await server.as(undefined).call(login, { body: { email: blerta.email, password: 'Demo123' } })).status;
  await change(vesa.email);
  expect(await signIn()).toBe(401);
  expect((await change(blerta.email)).body.status).toBe(1);
  expect(await signIn()).toBe(200);
  expect(
    (await server.as(undefined).call(verifyJoinLink, { body: { token: await tokenFor(vesa) } })).body,
  ).toEqual({
    value: false,
  });
});

test('the row that stands for somebody signs nobody in, and the account of the person is as it was', async () => {
  await add(vesa.email);
  const signIn = (password: string) =>
    server.as(undefined).call(login, { body: { email: vesa.email, password } });
  expect([(await signIn('Mali2026')).status, (await signIn('Demo123')).status]).toEqual([401, 200]);
  expect(await companiesOf(vesa)).toEqual(['Drini']);
  await server.as(undefined).call(forgotPassword, { query: { email: vesa.email } });
  expect((await mailTo(vesa.email)).map(({ subject }) => subject)[0]).toBe('Vendosni fjalëkalimin e ri');
  const everybody = await server
    .as(await server.superAdmin())
    .call(getAllUsers, { query: { search: vesa.email } });
  expect(everybody.body.data.map(({ id }) => id)).toEqual([vesa.id]);
  expect((await add(vesa.email, await server.superAdmin())).body.code).toBe('EMAIL_TAKEN');
});

test('who agrees by the mail works in the company too: once, with a line in its log', async () => {
  await add(vesa.email);
  const token = await tokenFor(vesa);
  const verified = () => server.as(undefined).call(verifyJoinLink, { body: { token } });
  expect((await verified()).body).toEqual({
    value: true,
    companies: ['Agimi'],
    email: vesa.email,
    allowed: true,
  });
  const agreed = await Promise.all(
    [1, 2, 3].map(() => server.as(undefined).call(agreeToJoin, { body: { token } })),
  );
  expect(agreed.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect((await verified()).body).toEqual({ value: false });
  expect(await companiesOf(vesa)).toEqual(['Agimi', 'Drini']);
  expect(await listOf(agimi.admin)).toMatchObject([
    { id: vesa.id, name: 'Vesa Drini', elsewhere: true, tenantIds: [agimi.id] },
  ]);
  const { body } = await server.as(agimi.admin).call(getAuditsByTenantId, { query: { ofType: 'link' } });
  expect(body.data).toMatchObject([{ user: 'Vesa Drini', page: 'users', objectId: vesa.id }]);
});

test('a role comes along only where the company has offered as much', async () => {
  const boss = await server.user({ roleId: 2, companies: [drini.id], name: 'Vesa Shefe' });
  await add(boss.email);
  const token = await tokenFor(boss);
  expect((await server.as(undefined).call(verifyJoinLink, { body: { token } })).body.allowed).toBe(false);
  expect((await server.as(undefined).call(agreeToJoin, { body: { token } })).body.code).toBe(
    'ROLE_NOT_GRANTED',
  );
  expect(await companiesOf(boss)).toEqual(['Drini']);
  const second = await server.user({ roleId: 2, companies: [drini.id] });
  const body = { name: 'Vesa', email: second.email, password: 'Mali2026', tenantIds: [agimi.id] };
  await server.as(agimi.admin).call(createAdmin, { body });
  const reply = await server.as(undefined).call(agreeToJoin, { body: { token: await tokenFor(second) } });
  expect(reply.body).toEqual({ companies: ['Agimi'] });
});

test('what the company takes back, what is a week old and what is no token links nobody', async () => {
  const { body } = await add(vesa.email);
  const token = await tokenFor(vesa);
  const value = async (one: string) =>
    (await server.as(undefined).call(verifyJoinLink, { body: { token: one } })).body.value;
  expect([await value(token), await value('x'.repeat(43))]).toEqual([true, false]);
  await server.as(agimi.manager).call(deleteUser, { query: { userId: body.id } });
  expect(await value(token)).toBe(false);
  await add(vesa.email);
  const second = await tokenFor(vesa);
  server.clock.advance(7 * 86_400 + 1);
  expect(await value(second)).toBe(false);
  expect((await server.as(undefined).call(agreeToJoin, { body: { token: second } })).body.code).toBe(
    'JOIN_LINK_INVALID',
  );
  expect((await server.as(undefined).call(agreeToJoin, { body: { token: '' } })).status).toBe(422);
});

test('another e-mail makes the row a new person’s own, and nobody’s inbox is filled', async () => {
  const { body } = await add(vesa.email);
  const email = `own.${vesa.id}@agimi.test`;
  await server.as(agimi.admin).call(updateAdmin, { body: { id: body.id, email } });
  expect((await server.as(undefined).call(login, { body: { email, password: 'Mali2026' } })).status).toBe(
    200,
  );
  expect((await mailTo(email)).map(({ subject }) => subject)).toEqual(['Llogaria juaj në Paga']);
  expect(await mailTo(vesa.email)).toHaveLength(1);
  for (let n = 0; n < 4; n += 1) {
    const again = await add(vesa.email);
    await server.as(agimi.manager).call(deleteUser, { query: { userId: again.body.id } });
  }
  expect(await mailTo(vesa.email)).toHaveLength(3);
});
