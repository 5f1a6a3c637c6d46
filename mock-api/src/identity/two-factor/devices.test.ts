import { login, logout } from '@paga/contract/identity/sign-in';
import {
  forgetTrustedDevice,
  getTrustedDevices,
  getTwoFactor,
  updateTwoFactor,
} from '@paga/contract/identity/two-factor';
import type { TestCompany, TestServer, TestUser } from '@paga/testing/server';
import { signInServer } from '@paga/testing/sign-in-server';
import {
  confirmTwoFactor,
  mailedCode,
  signInWith,
  type TestBrowser,
  withTwoFactor,
} from '@paga/testing/two-factor';
import { sql } from 'drizzle-orm';

let server: TestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await signInServer();
  company = await server.company();
});

/** A browser that the person has chosen to trust, and the session there. */
async function trusting(user: TestUser, browser: TestBrowser): Promise<TestUser> {
  const { session } = await signInWith(server, user, browser);
  const step = await confirmTwoFactor(server, session, await mailedCode(server, user), browser, true);
  return { ...step.session, cookie: `${step.session.cookie}; paga_device=${browser.device}` };
}

test('a trusted browser is spared the two-factor step for 30 days, another browser is not', async () => {
  const arben = await withTwoFactor(server, company.admin);
  const browser: TestBrowser = {};
  await trusting(arben, browser);
  expect([
    (await signInWith(server, arben, browser)).twoFactor,
    (await signInWith(server, arben)).twoFactor,
  ]).toEqual([false, true]);
  server.clock.advance(30 * 86_400 - 60);
  expect((await signInWith(server, arben, browser)).twoFactor).toBe(false);
  server.clock.advance(120);
  expect((await signInWith(server, arben, browser)).twoFactor).toBe(true);
});

test('two people trust the same browser, each for themselves, and a copied old secret is worth nothing', async () => {
  const [arben, mira] = [
    await withTwoFactor(server, company.admin),
    await withTwoFactor(server, company.manager),
  ];
  const browser: TestBrowser = {};
  await trusting(arben, browser);
  const copied = { ...browser };
  expect((await signInWith(server, mira, browser)).twoFactor).toBe(true);
  await trusting(mira, browser);
  expect([
    (await signInWith(server, arben, browser)).twoFactor,
    (await signInWith(server, mira, browser)).twoFactor,
  ]).toEqual([false, false]);
  expect((await signInWith(server, arben, copied)).twoFactor).toBe(true);
});

test('the trusted browsers are listed, and trust in one is revoked by its owner only', async () => {
  const arben = await withTwoFactor(server, company.admin);
  const browser: TestBrowser = {};
  const session = await trusting(arben, browser);
  const { body: devices } = await server.as(session).call(getTrustedDevices, {});
  expect(devices).toEqual([
    {
      id: expect.any(Number),
      label: 'Firefox, Linux',
      lastUsedAt: '2026-10-15T09:00:00.000Z',
      trustedUntil: '2026-11-14T09:00:00.000Z',
      current: true,
    },
  ]);
  const id = devices[0]?.id ?? 0;
  expect((await server.as(company.user).call(forgetTrustedDevice, { params: { id } })).status).toBe(404);
  expect((await server.as(session).call(forgetTrustedDevice, { params: { id } })).status).toBe(204);
  expect((await server.as(session).call(getTrustedDevices, {})).body).toEqual([]);
  expect((await signInWith(server, arben, browser)).twoFactor).toBe(true);
});

test('a person switches the own two-factor sign-in on and off, with an audit line', async () => {
  expect((await server.as(company.user).call(getTwoFactor, {})).body).toEqual({
    enabled: false,
    required: false,
  });
  const switchTo = (enabled: boolean, password: string) =>
    server.as(company.user).call(updateTwoFactor, { body: { enabled, password } });
  expect((await switchTo(true, 'Demo124')).body.code).toBe('CURRENT_PASSWORD_WRONG');
  expect((await switchTo(true, 'Demo123')).body).toEqual({ enabled: true, required: false });
  expect((await signInWith(server, company.user)).twoFactor).toBe(true);
  const { rows } = await server.asAccess((tx) =>
    tx.execute(
      sql`select "changes" from "audit_line" where "userId" = ${company.user.id} and "page" = 'account'`,
    ),
  );
  expect(rows).toEqual([{ changes: { twoFactor: { old: false, new: true } } }]);
  await switchTo(false, 'Demo123');
  const mails = await server.asAccess((tx) =>
    tx.execute(
      sql`select "subject" from "outbox_mail" where "recipient" = ${company.user.email} order by "id"`,
    ),
  );
  expect(
    mails.rows.map(({ subject }) => subject).filter((subject) => /hapa u/.test(String(subject))),
  ).toEqual(['Verifikimi në dy hapa u aktivizua', 'Verifikimi në dy hapa u çaktivizua']);
  const guesses = [];
  for (let n = 0; n < 6; n += 1) guesses.push((await switchTo(true, 'Demo124')).body.code);
  expect(guesses).toEqual([...Array(5).fill('CURRENT_PASSWORD_WRONG'), 'TOO_MANY_REQUESTS']);
  expect((await switchTo(true, 'Demo123')).body.code).toBe('TOO_MANY_REQUESTS');
});

test('strangers who guess lock the account, but not the browser its owner has signed in with', async () => {
  const browser: TestBrowser = {};
  await signInWith(server, company.user, browser);
  const guess = () =>
    server.as(undefined).call(login, { body: { email: company.user.email, password: 'Demo124' } });
  for (let n = 0; n < 5; n += 1) await guess();
  expect([
    (await signInWith(server, company.user)).status,
    (await signInWith(server, company.user, browser)).status,
  ]).toEqual([401, 200]);
});

test('logging out clears what the browser cached, and the browser stays known', async () => {
  const { headers } = await server.as(company.admin).call(logout, {});
  expect(headers.get('clear-site-data')).toBe('"cache"');
  expect(headers.get('set-cookie')).not.toContain('paga_device');
});
