import { getOwnSessions } from '@paga/contract/identity/account';
import { removePasskey, startPasskeySignIn } from '@paga/contract/identity/passkeys';
import { getAuthUser, login, startPasskeyLogin } from '@paga/contract/identity/sign-in';
import { confirmStepUp } from '@paga/contract/identity/step-up';
import { sendTwoFactorCode } from '@paga/contract/identity/two-factor';
import {
  addedPasskey,
  answeredToSignIn,
  askedToSignIn,
  confirmedByPasskey,
  newPasskey,
  signedInAlone,
} from '@paga/testing/passkeys';
import type { TestCompany, TestServer, TestUser } from '@paga/testing/server';
import { signInServer } from '@paga/testing/sign-in-server';
import { SoftwareAuthenticator } from '@paga/testing/software-authenticator';
import { confirmTwoFactor, mailedCode, signInWith } from '@paga/testing/two-factor';
import { sql } from 'drizzle-orm';
import { forgetOld } from '../session/forget-old.ts';
import { noteFailedSignIns } from './failed-sign-ins.ts';

let server: TestServer;
let company: TestCompany;
let arben: TestUser;
let phone: SoftwareAuthenticator;
beforeEach(async () => {
  server = await signInServer();
  company = await server.company();
  arben = company.admin;
  phone = await addedPasskey(server, arben);
});

const asks = async (user: TestUser) => (await server.as(user).call(getAuthUser, {})).body.code ?? 'ok';
const switchUser = (status: number) =>
  server.asAccess((tx) =>
    tx.execute(sql`update "app_user" set "status" = ${status} where "id" = ${arben.id}`),
  );
const linesOf = async ({ id }: TestUser) =>
  (
    await server.asAccess((tx) =>
      tx.execute<{ type: string; changes: object }>(
        sql`select "type", "changes" from "audit_line" where "objectId" = ${id} and "page" = 'login' order by "id"`,
      ),
    )
  ).rows;
const stepUpsOf = async (user: TestUser) =>
  (
    await server.asAccess((tx) =>
      tx.execute<{ by: string }>(sql`
        select g."by" from "step_up_grant" g join "session" s on s."id" = g."sessionId"
        where s."userId" = ${user.id} and s."endedAt" is null and g."sessionId" = (select max("id") from "session" where "userId" = ${user.id})`),
    )
  ).rows.map(({ by }) => by);

test('is both factors: a full session without the password and the code, listed, in the audit log, and a step-up for 5 minutes', async () => {
  await server.asAccess((tx) =>
    tx.execute(sql`update "app_user" set "twoFactor" = true where "id" = ${arben.id}`),
  );
  const { status, body, session, headers } = await signedInAlone(server, arben, phone);
  expect([status, body.twoFactor, body.user.id]).toEqual([200, false, arben.id]);
  expect(headers.get('set-cookie')).toMatch(/paga_challenge=;.*Max-Age=0/);
  expect(await asks(session)).toBe('ok');
  const listed = (await server.as(session).call(getOwnSessions, {})).body;
  expect(listed.filter(({ current }) => current)).toMatchObject([{ signedInAt: '2026-10-15T09:00:00.000Z' }]);
  expect((await linesOf(arben)).at(-1)).toEqual({
    type: 'signIn',
    changes: { passkey: { old: 'Telefoni i Arbenit', new: 'Telefoni i Arbenit' } },
  });
  expect(await stepUpsOf(arben)).toEqual(['passkey']);
});

test('the question names nobody, and its cookie is for this browser, this site and three minutes', async () => {
  const { status, asked, headers } = await askedToSignIn(server);
  expect(status).toBe(200);
  expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
  expect(headers.get('set-cookie')).toMatch(
    /paga_challenge=[\w-]{43}; Max-Age=180; Path=\/; HttpOnly; SameSite=Strict/,
  );
  const https = await server
    .as(undefined, { headers: { 'x-forwarded-proto': 'https' } })
    .call(startPasskeyLogin, {});
  expect(https.headers.get('set-cookie')).toMatch(/paga_challenge=/);
});

test('a challenge is good once, in its own browser, for three minutes, and of many answers at once one is looked at', async () => {
  const { asked, cookie } = await askedToSignIn(server);
  const other = await askedToSignIn(server);
  const credential = phone.discover(asked);
  expect((await answeredToSignIn(server, arben, { cookie: other.cookie, credential })).code).toBe(
    'PASSKEY_REFUSED',
  );
  expect((await answeredToSignIn(server, arben, { cookie: '', credential })).code).toBe(
    'PASSKEY_CHALLENGE_OVER',
  );
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => answeredToSignIn(server, arben, { cookie, credential })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'PASSKEY_CHALLENGE_OVER')).toHaveLength(7);
  const late = await askedToSignIn(server);
  server.clock.advance(181);
  const tooLate = { cookie: late.cookie, credential: phone.discover(late.asked) };
  expect((await answeredToSignIn(server, arben, tooLate)).code).toBe('PASSKEY_CHALLENGE_OVER');
  await forgetOld(server.db, server.clock.now());
  const { rows } = await server.asAccess((tx) =>
    tx.execute(
      sql`select 1 from "sign_in_challenge" where "expiresAt" < ${server.clock.now().toISOString()}`,
    ),
  );
  expect(rows).toEqual([]);
});

const LIES: [string, Parameters<SoftwareAuthenticator['discover']>[1]][] = [
  ['of another site', { origin: 'https://paga.evil.test' }],
  ['within the page of another site', { crossOrigin: true }],
  ['for another host', { rpId: 'evil.test' }],
  ['to another challenge', { challenge: 'AAAA' }],
  ['without looking who is there', { unverified: true }],
  ['of a passkey nobody has', { id: 'AAAA' }],
  ['filed under somebody else', { userHandle: Buffer.from('paga:1').toString('base64url') }],
];

test.each(LIES)('an answer %s is refused like any other', async (_, lies) => {
  const { asked, cookie } = await askedToSignIn(server);
  const { status, body } = await answeredToSignIn(server, arben, {
    cookie,
    credential: phone.discover(asked, lies),
  });
  expect([status, body]).toEqual([422, expect.objectContaining({ code: 'PASSKEY_REFUSED' })]);
});

test('who is switched off, or has removed the passkey, is answered like a stranger; a suspended company signs in and reads', async () => {
  const strange = new SoftwareAuthenticator();
  strange.userHandle = phone.userHandle;
  const stranger = await signedInAlone(server, arben, strange);
  await switchUser(2);
  const off = await signedInAlone(server, arben, phone);
  expect([off.status, off.code]).toEqual([stranger.status, stranger.code]);
  await switchUser(1);
  await server.asAccess((tx) => tx.execute(sql`update "tenant" set "status" = 3 where "id" = ${company.id}`));
  expect((await signedInAlone(server, arben, phone)).body.company).toMatchObject({
    id: company.id,
    status: 3,
  });
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ id: string }>(sql`select "id" from "passkey" where "userId" = ${arben.id}`),
  );
  const body = { password: 'Demo123' };
  await server.as(arben).call(removePasskey, { params: { id: Number(rows[0]?.id) }, body });
  expect((await signedInAlone(server, arben, phone)).code).toBe('PASSKEY_REFUSED');
});

test('younger than a day it brings a ticket that takes the mailed code and nothing else, and no step-up', async () => {
  await addedPasskey(server, company.manager);
  const young = await newPasskey(server, company.manager);
  const { status, body, session: ticket } = await signedInAlone(server, company.manager, young);
  expect([status, body.twoFactor, body.passkey, body.companies]).toEqual([200, true, undefined, []]);
  expect(await asks(ticket)).toBe('LEVEL_REQUIRED');
  expect((await server.as(ticket).call(startPasskeySignIn, {})).body.code).toBe('FORBIDDEN');
  const code = await mailedCode(server, company.manager);
  const { value, session } = await confirmTwoFactor(server, ticket, code);
  expect([value, await asks(session)]).toEqual([true, 'ok']);
  expect(await stepUpsOf(company.manager)).toEqual([]);
  server.clock.advance(24 * 3_600 - 60);
  expect((await signedInAlone(server, company.manager, young)).body.twoFactor).toBe(true);
  server.clock.advance(60);
  expect((await signedInAlone(server, company.manager, young)).body.twoFactor).toBe(false);
});

test('a young one that another passkey vouched for still asks for the mailed code, also on a browser that is trusted', async () => {
  await confirmedByPasskey(server, arben, phone, company.id);
  const vouched = await newPasskey(server, arben, 'Laptopi');
  await server.asAccess((tx) =>
    tx.execute(sql`update "app_user" set "twoFactor" = true where "id" = ${arben.id}`),
  );
  const browser: { device?: string } = {};
  const { session: ticket } = await signInWith(server, arben, browser);
  await server.as(ticket).call(sendTwoFactorCode, {});
  await confirmTwoFactor(server, ticket, await mailedCode(server, arben), browser, true);
  server.clock.advance(61);
  const { asked, cookie } = await askedToSignIn(server);
  const cookies = `paga_device=${browser.device}`;
  const { body } = await answeredToSignIn(server, arben, {
    cookie,
    credential: vouched.discover(asked),
    cookies,
  });
  expect(body.twoFactor).toBe(true);
});

test('where no code can be mailed a young one leads to the password', async () => {
  const nameless = await server.user({ roleId: 2, companies: [company.id], email: 'arta.k' });
  const young = await newPasskey(server, nameless);
  expect((await signedInAlone(server, nameless, young)).code).toBe('PASSKEY_NOT_ALONE_YET');
  expect(await asks(nameless)).toBe('ok');
});

test('five refused answers lock the account for a passkey, not for the password, and a browser it knows counts apart', async () => {
  const browser: { device?: string } = {};
  await signInWith(server, arben, browser);
  const wrong = async (cookies = '') => {
    const { asked, cookie } = await askedToSignIn(server);
    const credential = phone.discover(asked, { challenge: 'AAAA' });
    return (await answeredToSignIn(server, arben, { cookie, credential, cookies })).code;
  };
  for (let guess = 0; guess < 5; guess += 1) expect(await wrong()).toBe('PASSKEY_REFUSED');
  expect((await signedInAlone(server, arben, phone)).code).toBe('PASSKEY_REFUSED');
  expect((await signInWith(server, arben)).status).toBe(200);
  const { asked, cookie } = await askedToSignIn(server);
  const known = { cookie, credential: phone.discover(asked), cookies: `paga_device=${browser.device}` };
  expect((await answeredToSignIn(server, arben, known)).status).toBe(200);
  server.clock.advance(15 * 60 + 1);
  expect((await signedInAlone(server, arben, phone)).status).toBe(200);
});

test('fifty questions of one network address come to nothing in a quarter of an hour, with the wrong passwords among them', async () => {
  const wrong = { body: { email: 'nobody@paga.test', password: 'x' } };
  for (let guess = 0; guess < 10; guess += 1) await server.as(undefined).call(login, wrong);
  for (let asked = 0; asked < 39; asked += 1) expect((await askedToSignIn(server)).status).toBe(200);
  // Who comes in gives the try back.
  expect((await signedInAlone(server, arben, phone)).status).toBe(200);
  expect((await askedToSignIn(server)).status).toBe(200);
  expect((await askedToSignIn(server)).status).toBe(429);
});

test('a counter that does not go on is a copy: refused, mailed, and in the audit log; refusals are counted by the hour', async () => {
  expect((await signedInAlone(server, arben, phone)).status).toBe(200);
  const { asked, cookie } = await askedToSignIn(server);
  const copied = await answeredToSignIn(server, arben, {
    cookie,
    credential: phone.discover(asked, { counter: 1 }),
  });
  expect([copied.status, copied.code]).toEqual([422, 'PASSKEY_COPIED']);
  expect((await linesOf(arben)).at(-1)?.type).toBe('passkeyCopied');
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ subject: string }>(
      sql`select "subject" from "outbox_mail" where "recipient" = ${arben.email} order by "id" desc limit 1`,
    ),
  );
  expect(rows[0]?.subject).toBe('Një çelës kalimi u refuzua');
  server.clock.advance(3_600);
  await noteFailedSignIns(server.db, server.clock.now());
  expect((await linesOf(arben)).at(-1)).toMatchObject({
    type: 'signInFailed',
    changes: { tries: { new: 1 } },
  });
});

test('ends the session that this browser held, and is no password: what wants one still asks', async () => {
  const before = (await signInWith(server, arben)).session;
  const { asked, cookie } = await askedToSignIn(server);
  const cookies = `paga_session=${before.cookie}`;
  const { session } = await answeredToSignIn(server, arben, {
    cookie,
    credential: phone.discover(asked),
    cookies,
  });
  expect(await asks(before)).toBe('NOT_SIGNED_IN');
  const given = { body: { tenantId: company.id, password: 'x' } };
  expect((await server.as(session).call(confirmStepUp, given)).body.code).toBe('CURRENT_PASSWORD_WRONG');
});
