import {
  addAuthenticator,
  getAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from '@paga/contract/identity/authenticator';
import { getAuthUser } from '@paga/contract/identity/sign-in';
import {
  confirmAuthenticatorCode,
  getTwoFactor,
  sendTwoFactorCode,
  updateTwoFactor,
} from '@paga/contract/identity/two-factor';
import { shownByApp } from '@paga/testing/app-code';
import { addedApp, confirmedByCode } from '@paga/testing/authenticator';
import { newPasskey, signedInAlone } from '@paga/testing/passkeys';
import type { TestCompany, TestServer, TestUser } from '@paga/testing/server';
import { signInServer } from '@paga/testing/sign-in-server';
import { anotherCode, confirmTwoFactor, mailedCode, signInWith } from '@paga/testing/two-factor';
import { sql } from 'drizzle-orm';
import { decryptValue } from '#core/encryption.ts';
import { removeAuthenticatorOf } from './forget-authenticator.ts';

const password = 'Demo123';

let server: TestServer;
let company: TestCompany;
let arben: TestUser;
beforeEach(async () => {
  server = await signInServer();
  company = await server.company();
  arben = company.admin;
});

const at = () => server.clock.now();
const asks = async (user: TestUser) => (await server.as(user).call(getAuthUser, {})).body.code ?? 'ok';
const ticketOf = async (user: TestUser) => (await signInWith(server, user)).session;
const state = async (user: TestUser) => (await server.as(user).call(getAuthenticator, {})).body;
const rowsOf = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await server.asAccess((tx) => tx.execute<Row>(statement))).rows;
const subjectsTo = async ({ email }: TestUser) =>
  (
    await rowsOf<{ subject: string }>(
      sql`select "subject" from "outbox_mail" where "recipient" = ${email} order by "id"`,
    )
  ).map(({ subject }) => subject);
const linesOf = async ({ id }: TestUser) =>
  (
    await rowsOf<{ line: string }>(
      sql`select "page" || ' ' || "type" as "line" from "audit_line" where "objectId" = ${id} order by "id"`,
    )
  ).map(({ line }) => line);
/** The code of a later step, which no earlier use has spent. */
function nextCode(secret: string): string {
  server.clock.advance(30);
  return shownByApp(secret, at());
}

test('is set up after the password, shown once, switched on by a right code, mailed and in the audit log', async () => {
  const speaker = server.as(arben);
  expect((await speaker.call(startAuthenticator, { body: { password: 'Demo124' } })).body.code).toBe(
    'CURRENT_PASSWORD_WRONG',
  );
  const { body: started } = await speaker.call(startAuthenticator, { body: { password } });
  expect(started.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(started.address).toContain(`secret=${started.secret}&issuer=Paga`);
  expect(await state(arben)).toEqual({ enabled: false, since: null, recoveryCodes: 0 });
  const code = shownByApp(started.secret, at());
  expect((await speaker.call(addAuthenticator, { body: { code: anotherCode(code) } })).body.code).toBe(
    'TWO_FACTOR_CODE_WRONG',
  );
  expect((await signInWith(server, arben)).twoFactor).toBe(false);
  const { body } = await speaker.call(addAuthenticator, { body: { code } });
  expect(new Set(body.codes)).toHaveProperty('size', 10);
  expect(body.codes.every((one) => /^(?:[0-9A-HJKMNP-TV-Z]{4}-?){3}$/.test(one))).toBe(true);
  expect(await state(arben)).toEqual({ enabled: true, since: '2026-10-15T09:00:00.000Z', recoveryCodes: 10 });
  expect((await speaker.call(getTwoFactor, {})).body.enabled).toBe(true);
  expect((await speaker.call(startAuthenticator, { body: { password } })).body.code).toBe('AUTHENTICATOR_ON');
  expect((await speaker.call(addAuthenticator, { body: { code } })).body.code).toBe('AUTHENTICATOR_ON');
  expect(await subjectsTo(arben)).toEqual(['U ndez aplikacioni i kodeve']);
  expect(await linesOf(arben)).toContain('account addAuthenticator');
  expect(await state(company.user)).toEqual({ enabled: false, since: null, recoveryCodes: 0 });
});

test('the secret is encrypted for its person with a key outside the database, and codes are kept as slow hashes', async () => {
  const { secret, codes } = await addedApp(server, arben, at());
  const [app] = await rowsOf<{ secret: string }>(
    sql`select "secret" from "authenticator" where "userId" = ${arben.id}`,
  );
  expect(app?.secret).toMatch(/^v2\.[0-9a-f]{16}\./);
  expect(app?.secret).not.toContain(secret);
  expect(decryptValue(server.secretKeys, { userId: arben.id }, app?.secret ?? '')).toEqual(
    expect.any(String),
  );
  expect(decryptValue(server.secretKeys, { userId: arben.id + 1 }, app?.secret ?? '')).toBeUndefined();
  expect(decryptValue(server.secretKeys, arben.id, app?.secret ?? '')).toBeUndefined();
  const kept = await rowsOf<{ place: string; codeHash: string }>(
    sql`select "place", "codeHash" from "recovery_code" where "userId" = ${arben.id} order by "id"`,
  );
  expect(kept.map(({ place }) => place)).toEqual(codes.map((code) => code.slice(0, 4)));
  expect(kept.every(({ codeHash }) => codeHash.startsWith('$argon2id$'))).toBe(true);
});

test('what was begun is over after ten minutes, and a new beginning makes the one before worth nothing', async () => {
  const speaker = server.as(arben);
  const begin = async () => (await speaker.call(startAuthenticator, { body: { password } })).body.secret;
  const add = async (secret: string) =>
    (await speaker.call(addAuthenticator, { body: { code: shownByApp(secret, at()) } })).body.code;
  expect((await speaker.call(addAuthenticator, { body: { code: '000000' } })).body.code).toBe(
    'AUTHENTICATOR_OVER',
  );
  const old = await begin();
  const late = await begin();
  expect(await add(old)).toBe('TWO_FACTOR_CODE_WRONG');
  server.clock.advance(601);
  expect(await add(late)).toBe('AUTHENTICATOR_OVER');
  expect(await add(await begin())).toBeUndefined();
});

test('is the two-factor step without a mailed code; that or a recovery code will do as well', async () => {
  const { secret, codes } = await addedApp(server, arben, at());
  const { body, session: ticket } = await signInWith(server, arben);
  expect(body).toMatchObject({ twoFactor: true, app: true });
  expect(body.passkey).toBeUndefined();
  expect(await subjectsTo(arben)).toEqual(['U ndez aplikacioni i kodeve']);
  const { session } = await confirmedByCode(server, ticket, nextCode(secret));
  expect([await asks(session), await asks(ticket)]).toEqual(['ok', 'NOT_SIGNED_IN']);
  const mailed = await ticketOf(arben);
  await server.as(mailed).call(sendTwoFactorCode, {});
  expect((await confirmTwoFactor(server, mailed, await mailedCode(server, arben))).value).toBe(true);
  const typed = ` ${codes[3]?.toLowerCase().replaceAll('-', ' ')}`;
  expect((await confirmedByCode(server, await ticketOf(arben), typed)).status).toBe(200);
  expect((await subjectsTo(arben)).at(-1)).toBe('U përdor një kod rezervë');
  expect((await linesOf(arben)).slice(-2)).toEqual(['login recoveryCodeUsed', 'login signIn']);
  expect((await state(arben)).recoveryCodes).toBe(9);
});

test('a code of the app is good once: not after the set-up, not again, not an earlier one, and of many at once one', async () => {
  const { secret } = await addedApp(server, arben, at());
  const setUp = shownByApp(secret, at());
  expect((await confirmedByCode(server, await ticketOf(arben), setUp)).code).toBe('TWO_FACTOR_CODE_WRONG');
  const code = nextCode(secret);
  const tickets = await Promise.all(Array.from({ length: 5 }, () => ticketOf(arben)));
  const answers = await Promise.all(tickets.map((ticket) => confirmedByCode(server, ticket, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === 'TWO_FACTOR_CODE_WRONG')).toHaveLength(4);
  expect((await confirmedByCode(server, await ticketOf(arben), code)).code).toBe('TWO_FACTOR_CODE_WRONG');
  const ahead = shownByApp(secret, new Date(at().getTime() + 30_000));
  expect((await confirmedByCode(server, await ticketOf(arben), ahead)).status).toBe(200);
  expect((await confirmedByCode(server, await ticketOf(arben), nextCode(secret))).code).toBe(
    'TWO_FACTOR_CODE_WRONG',
  );
  expect((await confirmedByCode(server, await ticketOf(arben), nextCode(secret))).status).toBe(200);
});

test('a recovery code is good once, also when many use it at the same time', async () => {
  const { codes } = await addedApp(server, arben, at());
  const [first = '', second = ''] = codes;
  const tickets = await Promise.all(Array.from({ length: 5 }, () => ticketOf(arben)));
  const answers = await Promise.all(tickets.map((ticket) => confirmedByCode(server, ticket, first)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await state(arben)).recoveryCodes).toBe(9);
  expect((await confirmedByCode(server, await ticketOf(arben), first)).code).toBe('TWO_FACTOR_CODE_WRONG');
  const sameFirstGroup = `${second.slice(0, 4)}-0000-0000`;
  expect((await confirmedByCode(server, await ticketOf(arben), sameFirstGroup)).code).toBe(
    'TWO_FACTOR_CODE_WRONG',
  );
  expect((await confirmedByCode(server, await ticketOf(arben), second)).status).toBe(200);
});

test('ten tries an hour for app, recovery and mailed code alike; then the right one is refused too, each with a line', async () => {
  const { secret, codes } = await addedApp(server, arben, at());
  const ticket = await ticketOf(arben);
  const wrong = anotherCode(nextCode(secret));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => confirmedByCode(server, ticket, at % 2 ? wrong : 'AAAA-BBBB-CCCC')),
  );
  expect(answers.every(({ code }) => code === 'TWO_FACTOR_CODE_WRONG')).toBe(true);
  for (const right of [nextCode(secret), codes[0] ?? ''])
    expect((await confirmedByCode(server, ticket, right)).code).toBe('TWO_FACTOR_CODE_WRONG');
  await server.as(ticket).call(sendTwoFactorCode, {});
  expect((await confirmTwoFactor(server, ticket, await mailedCode(server, arben))).value).toBe(false);
  expect((await linesOf(arben)).filter((line) => line === 'login codeRefused')).toHaveLength(13);
  server.clock.advance(3_600);
  expect((await confirmedByCode(server, await ticketOf(arben), nextCode(secret))).status).toBe(200);
});

test('nobody comes in with a full session, without an app, or with the code of somebody else', async () => {
  const { secret } = await addedApp(server, arben, at());
  expect((await confirmedByCode(server, arben, nextCode(secret))).code).toBe('FORBIDDEN');
  const body = { enabled: true, password };
  await server.as(company.manager).call(updateTwoFactor, { body });
  const none = await ticketOf(company.manager);
  expect((await confirmedByCode(server, none, shownByApp(secret, at()))).code).toBe('TWO_FACTOR_CODE_WRONG');
  await addedApp(server, company.manager, at());
  const other = await ticketOf(company.manager);
  expect((await confirmedByCode(server, other, shownByApp(secret, at()))).code).toBe('TWO_FACTOR_CODE_WRONG');
});

test('a passkey that is too new to stand alone takes the mailed code and none of the app', async () => {
  const { secret, codes } = await addedApp(server, arben, at());
  const young = await newPasskey(server, arben);
  const { body, session: ticket } = await signedInAlone(server, arben, young);
  expect([body.twoFactor, body.app]).toEqual([true, undefined]);
  for (const code of [nextCode(secret), codes[0] ?? ''])
    expect((await confirmedByCode(server, ticket, code)).code).toBe('FORBIDDEN');
  expect((await state(arben)).recoveryCodes).toBe(10);
});

test('recovery codes are made anew, and the app is switched off, after the password and a code; both are mailed', async () => {
  const { secret, codes } = await addedApp(server, arben, at());
  const speaker = server.as(arben);
  const code = nextCode(secret);
  const renew = (given: object) => speaker.call(renewRecoveryCodes, { body: { password, code, ...given } });
  expect((await renew({ password: 'x' })).body.code).toBe('CURRENT_PASSWORD_WRONG');
  expect((await renew({ code: anotherCode(code) })).body.code).toBe('TWO_FACTOR_CODE_WRONG');
  const raced = await Promise.all([renew({}), renew({})]);
  expect(raced.map(({ status }) => status).sort()).toEqual([200, 422]);
  const fresh = raced.find(({ status }) => status === 200)?.body.codes ?? [];
  expect(fresh).toHaveLength(10);
  expect((await confirmedByCode(server, await ticketOf(arben), codes[0] ?? '')).code).toBe(
    'TWO_FACTOR_CODE_WRONG',
  );
  const remove = (given: object) => speaker.call(removeAuthenticator, { body: { password, code, ...given } });
  expect((await remove({})).body.code).toBe('TWO_FACTOR_CODE_WRONG');
  expect((await remove({ code: fresh[0] })).status).toBe(204);
  expect(await state(arben)).toEqual({ enabled: false, since: null, recoveryCodes: 0 });
  expect((await remove({})).body.code).toBe('AUTHENTICATOR_OFF');
  expect(await subjectsTo(arben)).toEqual([
    'U ndez aplikacioni i kodeve',
    'U krijuan kode të reja rezervë',
    'U fik aplikacioni i kodeve',
  ]);
  const { body } = await signInWith(server, arben);
  expect([body.twoFactor, body.app]).toEqual([true, undefined]);
});

test('is trusted for a browser as the mailed code is', async () => {
  const { secret } = await addedApp(server, arben, at());
  const body = { code: nextCode(secret), deviceId: 'Firefox, Linux', trustDevice: true };
  const reply = await server.as(await ticketOf(arben)).call(confirmAuthenticatorCode, { body });
  const device = /paga_device=([\w-]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1];
  expect((await signInWith(server, arben, { ...(device && { device }) })).twoFactor).toBe(false);
});

test('who has no address takes the step with the app, and may switch it off and on', async () => {
  const arta = await server.user({ roleId: 2, companies: [company.id], email: `arta.${company.id}` });
  const { secret } = await addedApp(server, arta, at());
  const { session } = await confirmedByCode(server, await ticketOf(arta), nextCode(secret));
  expect(await asks(session)).toBe('ok');
  await server.as(session).call(updateTwoFactor, { body: { enabled: false, password } });
  const again = await server.as(session).call(updateTwoFactor, { body: { enabled: true, password } });
  expect(again.body.enabled).toBe(true);
});

test('an operator takes a lost app away, which is mailed and in the audit log; the next step is the mailed code', async () => {
  await addedApp(server, arben, at());
  const removed = (email: string) => server.asAccess((tx) => removeAuthenticatorOf(tx, email, at()));
  expect(await removed('nobody@paga.test')).toBeUndefined();
  expect(await removed(company.user.email)).toBe(false);
  expect(await removed(arben.email.toUpperCase())).toBe(true);
  expect((await subjectsTo(arben)).at(-1)).toBe('U fik aplikacioni i kodeve');
  expect(await linesOf(arben)).toContain('users removeAuthenticator');
  const { body, session: ticket } = await signInWith(server, arben);
  expect(body.app).toBeUndefined();
  expect((await confirmTwoFactor(server, ticket, await mailedCode(server, arben))).value).toBe(true);
});
