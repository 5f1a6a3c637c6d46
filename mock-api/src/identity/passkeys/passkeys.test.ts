import {
  addPasskey,
  confirmPasskeySignIn,
  getPasskeys,
  removePasskey,
  startPasskey,
  startPasskeySignIn,
} from '@paga/contract/identity/passkeys';
import { getAuthUser } from '@paga/contract/identity/sign-in';
import { sendTwoFactorCode } from '@paga/contract/identity/two-factor';
import { addedPasskey, signedInByPasskey } from '@paga/testing/passkeys';
import type { TestCompany, TestServer, TestUser } from '@paga/testing/server';
import { signInServer } from '@paga/testing/sign-in-server';
import { type Dishonest, SoftwareAuthenticator } from '@paga/testing/software-authenticator';
import { confirmTwoFactor, mailedCode, signInWith, withTwoFactor } from '@paga/testing/two-factor';
import { sql } from 'drizzle-orm';
import { removePasskeysOf } from './remove-passkeys-of.ts';
import { relyingParty } from './webauthn/relying-party.ts';

let server: TestServer;
let company: TestCompany;
let arben: TestUser;
beforeEach(async () => {
  server = await signInServer();
  company = await server.company();
  arben = await withTwoFactor(server, company.admin);
});

const password = 'Demo123';
const ticketOf = async (user: TestUser) => (await signInWith(server, user)).session;
const asks = async (user: TestUser) => (await server.as(user).call(getAuthUser, {})).body.code ?? 'ok';
const started = async (user: TestUser) =>
  (await server.as(user).call(startPasskey, { body: { password } })).body;
const listed = async (user: TestUser) => (await server.as(user).call(getPasskeys, {})).body.passkeys;
const mailsTo = async ({ email }: TestUser) =>
  (
    await server.asAccess((tx) =>
      tx.execute<{ subject: string }>(
        sql`select "subject" from "outbox_mail" where "recipient" = ${email} order by "id"`,
      ),
    )
  ).rows.map(({ subject }) => subject);
const linesOf = async ({ id }: TestUser) =>
  (
    await server.asAccess((tx) =>
      tx.execute(
        sql`select "page", "type", "changes" from "audit_line" where "userId" = ${id} and "type" ilike '%passkey%' order by "id"`,
      ),
    )
  ).rows;

test('a passkey is added and removed after the password, mailed and in the audit log; others neither see nor remove it', async () => {
  const speaker = server.as(arben);
  expect((await speaker.call(startPasskey, { body: { password: 'Demo124' } })).body.code).toBe(
    'CURRENT_PASSWORD_WRONG',
  );
  const asked = await started(arben);
  expect(asked).toMatchObject({ rp: { id: 'localhost' }, attestation: 'none', excludeCredentials: [] });
  const credential = new SoftwareAuthenticator().make(asked);
  const { body: added } = await speaker.call(addPasskey, { body: { name: ' Telefoni ', credential } });
  expect(added).toMatchObject({ name: 'Telefoni', synced: false, lastUsedAt: null });
  expect((await started(arben)).excludeCredentials.map(({ id }) => id)).toEqual([credential.id]);
  expect(await listed(company.user)).toEqual([]);
  const params = { id: added.id };
  expect((await server.as(company.user).call(removePasskey, { params, body: { password } })).status).toBe(
    404,
  );
  expect((await speaker.call(removePasskey, { params, body: { password: 'x' } })).body.code).toBe(
    'CURRENT_PASSWORD_WRONG',
  );
  expect(await listed(arben)).toHaveLength(1);
  expect((await speaker.call(removePasskey, { params, body: { password } })).status).toBe(204);
  expect(await listed(arben)).toEqual([]);
  expect(await mailsTo(arben)).toEqual(['U shtua një çelës kalimi', 'U hoq një çelës kalimi']);
  expect(await linesOf(arben)).toEqual([
    { page: 'account', type: 'addPasskey', changes: { passkey: { old: null, new: 'Telefoni' } } },
    { page: 'account', type: 'removePasskey', changes: { passkey: { old: 'Telefoni', new: null } } },
  ]);
});

test('is the two-factor step of a sign-in without a mailed code; who has lost it has the code mailed', async () => {
  const phone = await addedPasskey(server, arben);
  const { body, session: ticket } = await signInWith(server, arben);
  expect(body).toMatchObject({ twoFactor: true, passkey: true });
  expect(await mailsTo(arben)).toEqual(['U shtua një çelës kalimi']);
  const { session } = await signedInByPasskey(server, ticket, phone);
  expect([await asks(session), await asks(ticket)]).toEqual(['ok', 'NOT_SIGNED_IN']);
  expect(await listed(arben)).toMatchObject([{ lastUsedAt: '2026-10-15T09:00:00.000Z' }]);
  const lost = await ticketOf(arben);
  expect((await server.as(lost).call(sendTwoFactorCode, {})).status).toBe(200);
  const { session: byCode } = await confirmTwoFactor(server, lost, await mailedCode(server, arben));
  expect(await asks(byCode)).toBe('ok');
  expect((await server.as(byCode).call(startPasskeySignIn, {})).body.code).toBe('FORBIDDEN');
  const none = await ticketOf(await withTwoFactor(server, company.manager));
  expect((await server.as(none).call(startPasskeySignIn, {})).body.code).toBe('PASSKEY_NONE');
});

const LIES: [string, Dishonest][] = [
  ['of another site', { origin: 'https://paga.evil.test' }],
  ['within the page of another site', { crossOrigin: true }],
  ['for another host', { rpId: 'evil.test' }],
  ['to another challenge', { challenge: 'AAAA' }],
  ['without looking who is there', { unverified: true }],
];

test('no passkey is made of a hostile answer, of one that comes late, or twice', async () => {
  const speaker = server.as(arben);
  const add = async (credential: ReturnType<SoftwareAuthenticator['make']>) =>
    (await speaker.call(addPasskey, { body: { name: 'Telefoni', credential } })).body.code;
  const device = new SoftwareAuthenticator();
  for (const [, lies] of LIES)
    expect(await add(device.make(await started(arben), lies))).toBe('PASSKEY_REFUSED');
  const honest = device.make(await started(arben));
  const unreadable = [
    '_',
    'o2NmbXRkbm9uZQ',
    Buffer.alloc(8_000, 0x9b).toString('base64url'),
    Buffer.alloc(4_000, 0x81).toString('base64url'),
  ];
  for (const attestationObject of unreadable) {
    await started(arben);
    expect(await add({ ...honest, attestationObject })).toBe('PASSKEY_REFUSED');
  }
  await started(arben);
  expect(await add({ ...honest, clientDataJSON: 'e30' })).toBe('PASSKEY_REFUSED');
  expect(await add(honest)).toBe('PASSKEY_CHALLENGE_OVER');
  expect(await add({ ...honest, id: '+/=' })).toBe('VALIDATION_FAILED');
  const late = device.make(await started(arben));
  server.clock.advance(181);
  expect(await add(late)).toBe('PASSKEY_CHALLENGE_OVER');
  expect(await listed(arben)).toEqual([]);
  expect(await add(device.make(await started(arben)))).toBeUndefined();
  expect(await add(device.make(await started(arben)))).toBe('PASSKEY_TAKEN');
  expect((await server.as(company.user).call(startPasskey, { body: { password } })).status).toBe(200);
});

test('nobody comes in by a hostile answer, a replayed one or the passkey of another; every refusal is in the audit log', async () => {
  const phone = await addedPasskey(server, arben);
  const stranger = await addedPasskey(server, company.user);
  const ticket = await ticketOf(arben);
  const speaker = server.as(ticket);
  const asked = async () => (await speaker.call(startPasskeySignIn, {})).body;
  const confirm = async (credential: ReturnType<SoftwareAuthenticator['sign']>) =>
    (await speaker.call(confirmPasskeySignIn, { body: { credential, deviceId: '' } })).body.code;
  for (const [, lies] of LIES) expect(await confirm(phone.sign(await asked(), lies))).toBe('PASSKEY_REFUSED');
  expect(await confirm(stranger.sign(await asked()))).toBe('PASSKEY_REFUSED');
  expect(await confirm(stranger.sign(await asked(), { id: phone.id }))).toBe('PASSKEY_REFUSED');
  const honest = phone.sign(await asked());
  for (const broken of [{ authenticatorData: 'AAAA' }, { signature: 'AAAA' }, { clientDataJSON: 'bm9uZQ' }]) {
    expect(await confirm({ ...honest, ...broken })).toMatch(/PASSKEY_(REFUSED|CHALLENGE_OVER)/);
    await asked();
  }
  expect(await confirm(honest)).toBe('PASSKEY_REFUSED');
  expect(await confirm(honest)).toBe('PASSKEY_CHALLENGE_OVER');
  expect(await linesOf(arben)).toHaveLength(1 + 5 + 2 + 3 + 1);
  // The challenge of one ticket is worth nothing to another one of the same person.
  const other = await ticketOf(arben);
  expect(await confirm(phone.sign((await server.as(other).call(startPasskeySignIn, {})).body))).toMatch(
    /PASSKEY_/,
  );
  expect(await asks(ticket)).toBe('LEVEL_REQUIRED');
  expect((await signedInByPasskey(server, ticket, phone)).status).toBe(200);
});

test('of many answers to one challenge one becomes a session', async () => {
  const phone = await addedPasskey(server, arben);
  const speaker = server.as(await ticketOf(arben));
  const credential = phone.sign((await speaker.call(startPasskeySignIn, {})).body);
  const body = { credential, deviceId: '' };
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => speaker.call(confirmPasskeySignIn, { body })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a device whose count does not go on has a double: refused, and its owner is mailed', async () => {
  const phone = await addedPasskey(server, arben);
  expect((await signedInByPasskey(server, await ticketOf(arben), phone)).status).toBe(200);
  phone.counter -= 1;
  expect((await signedInByPasskey(server, await ticketOf(arben), phone)).code).toBe('PASSKEY_COPIED');
  expect((await mailsTo(arben)).at(-1)).toBe('Një çelës kalimi u refuzua');
  expect((await linesOf(arben)).at(-1)).toMatchObject({ page: 'login', type: 'passkeyCopied' });
  const uncounted = await addedPasskey(server, company.manager);
  await server.asAccess((tx) =>
    tx.execute(sql`update "passkey" set "counter" = 0 where "credentialId" = ${uncounted.id}`),
  );
  await withTwoFactor(server, company.manager);
  for (let n = 0; n < 2; n += 1) {
    const ticket = await ticketOf(company.manager);
    const speaker = server.as(ticket);
    const credential = uncounted.sign((await speaker.call(startPasskeySignIn, {})).body, { counter: 0 });
    expect((await speaker.call(confirmPasskeySignIn, { body: { credential, deviceId: '' } })).status).toBe(
      200,
    );
  }
});

test('a person has ten at most, and an operator takes all of them away', async () => {
  await addedPasskey(server, arben, 'Laptopi');
  await server.asAccess((tx) =>
    tx.execute(sql`insert into "passkey" ("userId", "credentialId", "publicKey", "counter", "transports", "name", "synced", "createdAt", "confirmsFrom")
      select "userId", "credentialId" || n, "publicKey", 0, "transports", 'Çelësi ' || n, false, "createdAt", "createdAt" from "passkey", generate_series(2, 10) n where "userId" = ${arben.id}`),
  );
  expect((await server.as(arben).call(startPasskey, { body: { password } })).body.code).toBe('PASSKEY_LIMIT');
  const now = server.clock.now();
  expect(await server.asAccess((tx) => removePasskeysOf(tx, 'nobody@example.test', now))).toBeUndefined();
  expect(await server.asAccess((tx) => removePasskeysOf(tx, arben.email.toUpperCase(), now))).toHaveLength(
    10,
  );
  expect(await listed(arben)).toEqual([]);
  expect((await mailsTo(arben)).filter((subject) => subject.startsWith('U hoq'))).toHaveLength(10);
  expect((await signInWith(server, arben)).body).not.toHaveProperty('passkey');
});

test('after thirty questions an hour that came to nothing a person waits', async () => {
  const phone = await addedPasskey(server, arben);
  const ticket = await ticketOf(arben);
  const ask = async () => (await server.as(ticket).call(startPasskeySignIn, {})).status;
  for (let n = 0; n < 30; n += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
  server.clock.advance(3_601);
  const later = await ticketOf(arben);
  expect((await signedInByPasskey(server, later, phone)).status).toBe(200);
});

test.each([
  ['https://paga.example.com', 'paga.example.com', 'https://paga.example.com'],
  ['https://paga.example.com:8443', 'paga.example.com', 'https://paga.example.com:8443'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ['http://localhost', 'localhost', 'http://localhost'],
])('a server opened at %s has passkeys for %s at %s', (opened, id, origin) => {
  expect(relyingParty(opened)).toEqual({ id, origin });
});
