import { getCompanySecurity, updateCompanySecurity } from '@paga/contract/company/security';
import { changePassword, getPasswordRules } from '@paga/contract/identity/password';
import { updateTwoFactor } from '@paga/contract/identity/two-factor';
import { confirmedByPassword } from '@paga/testing/passkeys';
import type { TestCompany, TestServer, TestUser } from '@paga/testing/server';
import { signInServer } from '@paga/testing/sign-in-server';
import { confirmTwoFactor, mailedCode, signInWith } from '@paga/testing/two-factor';
import { sql } from 'drizzle-orm';
import { passwordLaw } from '#identity/session/password-rules.ts';

let server: TestServer;
let agimi: TestCompany;
let drini: TestCompany;
beforeEach(async () => {
  server = await signInServer();
  [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
});

const save = (as: TestUser, values: { twoFactor?: boolean; passwordMinLength?: number }, company = agimi) =>
  server.as(as).call(updateCompanySecurity, {
    body: { tenantId: company.id, twoFactor: false, passwordMinLength: 6, ...values },
  });
const shown = async (as: TestUser, company = agimi) =>
  (await server.as(as).call(getCompanySecurity, { query: { tenantId: company.id } })).body;
const change = (as: TestUser, newPassword: string) =>
  server.as(as).call(changePassword, {
    body: { currentPassword: 'Demo123', newPassword, confirmPassword: newPassword },
  });

test('a company that was never asked has no two-factor sign-in and the common minimum', async () => {
  expect(await shown(agimi.user)).toEqual({
    twoFactor: false,
    passwordMinLength: 6,
    stepUp: false,
    passkey: false,
    withoutEmail: [],
  });
});

test('roles 1, 2 and 3 change it, with an audit line; role 4 reads', async () => {
  for (const editor of [await server.superAdmin(), agimi.admin, agimi.manager])
    expect((await save(editor, { twoFactor: true, passwordMinLength: 10 })).body).toMatchObject({
      twoFactor: true,
      passwordMinLength: 10,
    });
  expect((await save(agimi.user, {})).body.code).toBe('FORBIDDEN');
  expect(await shown(agimi.user)).toMatchObject({ twoFactor: true, passwordMinLength: 10 });
  const { rows } = await server.asAccess((tx) =>
    tx.execute(
      sql`select "page", "type", "changes" from "audit_line" where "tenantId" = ${agimi.id} order by "id"`,
    ),
  );
  const changes = { twoFactor: { old: false, new: true }, passwordMinLength: { old: 6, new: 10 } };
  expect(rows[0]).toEqual({ page: 'configurations', type: 'updateSecurity', changes });
});

test('another company neither reads nor changes it, and what is no length is refused', async () => {
  expect((await save(drini.admin, { twoFactor: true })).body.code).toBe('COMPANY_NOT_LINKED');
  expect(await shown(drini.admin)).toMatchObject({ code: 'COMPANY_NOT_LINKED' });
  for (const passwordMinLength of [5, 65, 7.5])
    expect((await save(agimi.admin, { passwordMinLength })).status).toBe(422);
  expect(await shown(agimi.admin)).toMatchObject({ twoFactor: false, passwordMinLength: 6 });
});

test('every person linked to the company takes the two-factor step at sign-in, others do not', async () => {
  const both = await server.user({ roleId: 3, companies: [agimi.id, drini.id] });
  await save(agimi.admin, { twoFactor: true });
  for (const person of [agimi.admin, agimi.user, both])
    expect((await signInWith(server, person)).twoFactor).toBe(true);
  expect((await signInWith(server, drini.user)).twoFactor).toBe(false);
  const { session } = await signInWith(server, agimi.manager);
  expect((await confirmTwoFactor(server, session, await mailedCode(server, agimi.manager))).value).toBe(true);
  await confirmedByPassword(server, agimi.admin, agimi.id);
  await save(agimi.admin, { twoFactor: false });
  expect((await signInWith(server, both)).twoFactor).toBe(false);
});

test('it is not asked of a company with people whom no code can reach; they are named', async () => {
  await server.user({ roleId: 4, companies: [agimi.id], name: 'Liri Gashi', email: 'liri.gashi' });
  await server.user({
    roleId: 4,
    companies: [agimi.id],
    name: 'Blerim Hoxha',
    email: 'blerim',
    active: false,
  });
  expect((await save(agimi.admin, { twoFactor: true })).body.code).toBe('USERS_WITHOUT_EMAIL');
  expect(await shown(agimi.admin)).toEqual({
    twoFactor: false,
    passwordMinLength: 6,
    stepUp: false,
    passkey: false,
    withoutEmail: ['Liri Gashi'],
  });
  expect((await save(agimi.admin, { passwordMinLength: 9 })).status).toBe(200);
});

test('who signs in by a user name is let in without a two-factor code, is informed by a message where one is due, and cannot switch it on', async () => {
  const named = `liri.${agimi.id}`;
  const liri = await server.user({ roleId: 4, companies: [agimi.id], name: 'Liri Gashi', email: named });
  expect(await signInWith(server, liri)).toMatchObject({ status: 200, twoFactor: false });
  expect(
    (await server.as(liri).call(updateTwoFactor, { body: { enabled: true, password: 'Demo123' } })).body.code,
  ).toBe('SECOND_STEP_NEEDS_EMAIL');
  // Linked after the company had switched it on.
  await server.asAccess((tx) =>
    tx.execute(sql`update "tenant" set "twoFactorRequired" = true where "id" = ${agimi.id}`),
  );
  expect(await signInWith(server, liri)).toMatchObject({
    status: 403,
    body: { code: 'SECOND_STEP_NEEDS_EMAIL' },
  });
  const wrong = await signInWith(server, { ...liri, email: `${named}x` });
  expect(wrong).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } });
});

test('a new own password is as long as the strictest of the person’s companies asks', async () => {
  const both = await server.user({ roleId: 3, companies: [agimi.id, drini.id] });
  await save(agimi.admin, { passwordMinLength: 9 });
  await save(drini.admin, { passwordMinLength: 12 }, drini);
  expect((await server.as(both).call(getPasswordRules, {})).body).toEqual({ minimumLength: 12 });
  expect((await change(both, 'Mali2026Mal')).body.code).toBe('PASSWORD_BELOW_COMPANY_MINIMUM');
  expect((await change(both, 'Mali2')).body.code).toBe('PASSWORD_TOO_SHORT');
  expect((await change(both, 'Mali2026Male')).status).toBe(200);
  expect((await change(agimi.user, 'Mali2026M')).status).toBe(200);
});

test('a deleted company asks for nothing any more', async () => {
  const minimumIn = (companyIds: number[]) =>
    server.asAccess(async (tx) => (await passwordLaw(tx, companyIds, { name: '', email: '' })).minimum);
  await save(agimi.admin, { passwordMinLength: 30 });
  expect(await minimumIn([agimi.id, drini.id])).toBe(30);
  await server.asAccess((tx) =>
    tx.execute(sql`update "tenant" set "deletedAt" = now() where "id" = ${agimi.id}`),
  );
  expect(await minimumIn([agimi.id, drini.id])).toBe(6);
  expect(await minimumIn([])).toBe(6);
});
