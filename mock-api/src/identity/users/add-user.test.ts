import { updateOwnLanguage } from '@paga/contract/identity/preferences';
import { getAuthUser, login } from '@paga/contract/identity/sign-in';
import { createAdmin, createUser } from '@paga/contract/identity/users';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';

let server: TestServer;
let company: TestCompany;
let serial = 0;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  company = await server.company();
  serial += 1;
});

const arta = (facts: object = {}) => ({
  name: 'Arta Krasniqi',
  email: `arta.${serial}@agimi.test`,
  password: 'Mali2026',
  tenantIds: [company.id],
  ...facts,
});
const add = (by: TestUser, facts: object = {}) => server.as(by).call(createUser, { body: arta(facts) });
const addAdmin = (by: TestUser, facts: object = {}) => server.as(by).call(createAdmin, { body: arta(facts) });

async function mailsTo(email: string) {
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ subject: string; text: string }>(
      sql`select "subject", "textBody" as "text" from "outbox_mail" where "recipient" = ${email} order by "id"`,
    ),
  );
  return rows;
}

test('a new user signs in with the password given, before the licence is agreed to', async () => {
  const { status, body } = await add(company.manager);
  expect([status, body]).toMatchObject([
    200,
    { name: 'Arta Krasniqi', roleId: 4, status: 1, agreed: null, tenantIds: [company.id], elsewhere: false },
  ]);
  const signedIn = await server
    .as(undefined)
    .call(login, { body: { email: `ARTA.${serial}@agimi.test`, password: 'Mali2026' } });
  expect(signedIn.body).toMatchObject({ roleId: 4, agreed: null });
  expect(JSON.stringify(body)).not.toMatch(/argon2|Mali2026/);
});

test('an administrator is added by roles 1 and 2, by nobody else', async () => {
  expect((await addAdmin(company.admin)).body).toMatchObject({ roleId: 2, tenantIds: [company.id] });
  expect((await addAdmin(await server.superAdmin(), { email: 'mira@agimi.test' })).body.roleId).toBe(2);
  for (const user of [company.manager, company.user])
    expect((await addAdmin(user, { email: 'x@agimi.test' })).body.code).toBe('FORBIDDEN');
  expect((await add(company.user, { email: 'x@agimi.test' })).body.code).toBe('FORBIDDEN');
});

test('the super admin links a person to several companies, or to none as another super admin', async () => {
  const [boss, drini] = [await server.superAdmin(), await server.company({ name: 'Drini' })];
  const linked = await add(boss, { roleId: 3, tenantIds: [company.id, drini.id, drini.id] });
  expect(linked.body).toMatchObject({ roleId: 3, companies: ['Agimi', 'Drini'] });
  const second = await addAdmin(boss, { email: 'second@demo.test', roleId: 1, tenantIds: [] });
  expect(second.body).toMatchObject({ roleId: 1, tenantIds: [] });
  expect((await addAdmin(boss, { email: 'third@demo.test', roleId: 1 })).body.fields?.[0]?.path).toBe(
    'tenantIds',
  );
  expect((await add(boss, { email: 'fourth@demo.test', tenantIds: [999_999] })).status).toBe(404);
});

test('without a company named it is the only one; who has several says which', async () => {
  const { tenantIds: _, ...unnamed } = arta();
  expect((await server.as(company.admin).call(createUser, { body: unnamed })).body.tenantIds).toEqual([
    company.id,
  ]);
  const drini = await server.company({ name: 'Drini' });
  const both = await server.user({ roleId: 2, companies: [company.id, drini.id] });
  const { body } = await server.as(both).call(createUser, { body: { ...unnamed, email: 'b@agimi.test' } });
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'tenantIds' }] });
});

test('a company of others is refused, alone and beside an own one', async () => {
  const drini = await server.company({ name: 'Drini' });
  for (const tenantIds of [[drini.id], [company.id, drini.id], [company.id, 999_999]])
    expect((await add(company.admin, { tenantIds })).body.code).toBe('COMPANY_NOT_LINKED');
  expect(
    (await server.as(drini.admin).call(createUser, { body: arta({ tenantIds: [drini.id] }) })).status,
  ).toBe(200);
});

test('a suspended company takes nobody in, except by the super admin', async () => {
  const closed = await server.company({ name: 'Prizreni', status: 3 });
  expect((await add(closed.admin, { tenantIds: [closed.id] })).body.code).toBe('COMPANY_READ_ONLY');
  expect((await add(await server.superAdmin(), { tenantIds: [closed.id] })).status).toBe(200);
});

test('an e-mail is taken in whatever case, until its person is deleted', async () => {
  await add(company.admin);
  const again = await add(company.admin, { email: `Arta.${serial}@AGIMI.test` });
  expect([again.status, again.body]).toMatchObject([
    409,
    { code: 'EMAIL_TAKEN', fields: [{ path: 'email' }] },
  ]);
  await server.asAccess((tx) =>
    tx.execute(sql`update "app_user" set "deletedAt" = now() where "email" = ${`arta.${serial}@agimi.test`}`),
  );
  expect((await add(company.admin)).status).toBe(200);
});

test.each([
  ['Ma202', 'PASSWORD_TOO_SHORT'],
  ['MALI2026', 'PASSWORD_NO_LOWERCASE'],
  ['MaliMali', 'PASSWORD_NO_DIGIT'],
  ['mali2026', 'PASSWORD_NO_UPPERCASE'],
  ['Password1', 'PASSWORD_TOO_COMMON'],
])('refuses the password %s: %s', async (password, code) => {
  expect((await add(company.admin, { password })).body.code).toBe(code);
});

test('a company may ask for a longer password', async () => {
  await server.asAccess((tx) =>
    tx.execute(sql`update "tenant" set "minimumPasswordLength" = 12 where "id" = ${company.id}`),
  );
  expect((await add(company.admin)).body).toMatchObject({
    code: 'PASSWORD_BELOW_COMPANY_MINIMUM',
    minimum: 12,
  });
  expect((await add(company.admin, { password: 'Malesia202612' })).status).toBe(200);
});

test.each(['', 'arta', 'arta@agimi', 'arta@agimi.k', 'a b@agimi.test'])(
  'refuses the e-mail "%s"',
  async (email) => {
    expect((await add(company.admin, { email })).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'email' }],
    });
  },
);

test('a mail tells the person, with a link to set a password and no password in it', async () => {
  const { body } = await add(company.admin);
  const [mail, ...more] = await mailsTo(body.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Llogaria juaj në Paga');
  expect(mail?.text).toMatch(/për Agimi\.[\s\S]*\/resetPassword\?token=[\w-]{43}\n/);
  expect(mail?.text).not.toContain('Mali2026');
});

test('is written to in the language they are added with, by default that of who adds them', async () => {
  const { body } = await add(company.admin, { language: 'en' });
  expect((await mailsTo(body.email))[0]).toMatchObject({
    subject: 'Your Paga account',
    text: expect.stringContaining('for Agimi.'),
  });
  await server.as(company.admin).call(updateOwnLanguage, { body: { language: 'en' } });
  const own = await add(company.admin, { email: `own.${serial}@agimi.test` });
  expect((await mailsTo(own.body.email))[0]?.subject).toBe('Your Paga account');
  const { body: signedIn } = await server
    .as(undefined)
    .call(login, { body: { email: own.body.email, password: 'Mali2026' } });
  expect(signedIn).toMatchObject({ user: { language: 'en' } });
});

test('leaves a line in the log of each company, which tells of no other', async () => {
  const drini = await server.company({ name: 'Drini' });
  const both = await server.user({ roleId: 2, companies: [company.id, drini.id] });
  const { body } = await add(both, { tenantIds: [company.id, drini.id] });
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ tenantId: string; changes: object }>(
      sql`select "tenantId", "type", "changes" from "audit_line" where "page" = 'users' and "objectId" = ${body.id} order by "id"`,
    ),
  );
  expect(rows.map(({ tenantId }) => Number(tenantId))).toEqual([company.id, drini.id]);
  expect(rows[0]).toMatchObject({
    type: 'create',
    changes: { name: { old: null, new: 'Arta Krasniqi' }, linked: { old: null, new: true } },
  });
  expect(JSON.stringify(rows)).not.toMatch(/Mali2026|argon2|tenantIds/);
});

test('a role taken away while the request is under way counts', async () => {
  await server.asAccess((tx) =>
    tx.execute(sql`update "app_user" set "roleId" = 4 where "id" = ${company.admin.id}`),
  );
  expect((await add(company.admin)).body.code).toBe('FORBIDDEN');
  expect((await server.as(company.admin).call(getAuthUser, {})).body.roleId).toBe(4);
});
