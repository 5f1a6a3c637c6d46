import { setTimeout } from 'node:timers/promises';
import { getAuthUser, logout } from '@paga/contract/identity/sign-in';
import { requiresTwoFactor, sendTwoFactorCode } from '@paga/contract/identity/two-factor';
import type { TestCompany, TestServer, TestUser } from '@paga/testing/server';
import { signInServer } from '@paga/testing/sign-in-server';
import {
  anotherCode,
  confirmTwoFactor,
  mailedCode,
  signInWith,
  type TestBrowser,
  withTwoFactor,
} from '@paga/testing/two-factor';
import { sql } from 'drizzle-orm';

let server: TestServer;
let company: TestCompany;
let arben: TestUser;
beforeEach(async () => {
  server = await signInServer();
  company = await server.company();
  arben = await withTwoFactor(server, company.admin);
});

const asks = async (user: TestUser) => (await server.as(user).call(getAuthUser, {})).body.code ?? 'ok';
const ticketOf = async (user: TestUser) => (await signInWith(server, user)).session;

test('a right password gives a ticket that opens the two-factor step only, and tells nothing of the companies', async () => {
  const { twoFactor, body, session } = await signInWith(server, arben);
  expect([twoFactor, body.company, body.tenantId]).toEqual([true, null, null]);
  expect(await asks(session)).toBe('LEVEL_REQUIRED');
  expect(
    (await server.as(session).call(requiresTwoFactor, { body: { userId: arben.id, deviceId: 'x' } })).body,
  ).toEqual({ value: true });
  expect((await server.as(session).call(logout, {})).status).toBe(204);
  expect(await asks(session)).toBe('NOT_SIGNED_IN');
});

test('the mailed code makes a full session with a new pair, and the ticket is over', async () => {
  const ticket = await ticketOf(arben);
  const { value, session } = await confirmTwoFactor(server, ticket, await mailedCode(server, arben));
  expect([value, await asks(session), await asks(ticket)]).toEqual([true, 'ok', 'NOT_SIGNED_IN']);
  expect(session.handle).not.toBe(ticket.handle);
});

test('a company may require it of everybody, and a person without either is asked for nothing', async () => {
  expect((await signInWith(server, company.user)).twoFactor).toBe(false);
  await server.asAccess((tx) =>
    tx.execute(sql`update "tenant" set "twoFactorRequired" = true where "id" = ${company.id}`),
  );
  expect((await signInWith(server, company.user)).twoFactor).toBe(true);
});

test('a wrong code is refused, and five of them use the code up', async () => {
  const ticket = await ticketOf(arben);
  const code = await mailedCode(server, arben);
  for (let n = 0; n < 5; n += 1)
    expect((await confirmTwoFactor(server, ticket, anotherCode(code))).value).toBe(false);
  expect((await confirmTwoFactor(server, ticket, code)).value).toBe(false);
});

test('of 200 guesses at once exactly 5 are looked at', async () => {
  const ticket = await ticketOf(arben);
  const code = await mailedCode(server, arben);
  const guesses = await Promise.all(
    Array.from({ length: 200 }, () => confirmTwoFactor(server, ticket, anotherCode(code))),
  );
  // A person has a share of the connections: of so many at once some are asked to come again.
  const refused = guesses.filter(({ value, status }) => value === false || status === 429);
  expect(refused).toHaveLength(200);
  const { rows } = await server.asAccess((tx) =>
    tx.execute(sql`select c."tries" as "ofCode", t."tries" as "ofHour" from "two_factor_code" c join "session" s on s."id" = c."sessionId",
      "try_count" t where s."userId" = ${arben.id} and t."tries" = 5`),
  );
  expect(rows).toEqual([{ ofCode: 5, ofHour: 5 }]);
  expect((await confirmTwoFactor(server, ticket, code)).value).toBe(false);
});

test('of one right code used many times at once only one becomes a session', async () => {
  const ticket = await ticketOf(arben);
  const code = await mailedCode(server, arben);
  // As many as a person has connections are past the look at the session when the first of them may try the code.
  const { replies } = await server.asAccess(async (tx) => {
    await tx.execute(sql`select 1 from "two_factor_code" for update`);
    const replies = Promise.all(Array.from({ length: 5 }, () => confirmTwoFactor(server, ticket, code)));
    const waiting = sql`select 1 from pg_locks where not granted and ("transactionid" = pg_current_xact_id()::xid or "relation" = '"two_factor_code"'::regclass)`;
    while ((await tx.execute(waiting)).rows.length < 3) await setTimeout(5);
    return { replies };
  });
  expect((await replies).filter(({ value }) => value)).toHaveLength(1);
});

test('ten tries an hour are all, however many codes are sent', async () => {
  const ticket = await ticketOf(arben);
  for (let sent = 0; sent < 2; sent += 1) {
    const code = await mailedCode(server, arben);
    for (let n = 0; n < 5; n += 1) await confirmTwoFactor(server, ticket, anotherCode(code));
    server.clock.advance(61);
    expect((await server.as(ticket).call(sendTwoFactorCode, {})).body).toEqual({ pauseSeconds: 60 });
  }
  expect((await confirmTwoFactor(server, ticket, await mailedCode(server, arben))).value).toBe(false);
  server.clock.advance(3600);
  const later = await ticketOf(arben);
  expect((await confirmTwoFactor(server, later, await mailedCode(server, arben))).value).toBe(true);
});

test('a code is good for 10 minutes, and one sent later takes its place after a pause', async () => {
  const ticket = await ticketOf(arben);
  const first = await mailedCode(server, arben);
  expect((await server.as(ticket).call(sendTwoFactorCode, {})).status).toBe(429);
  server.clock.advance(60);
  expect((await server.as(ticket).call(sendTwoFactorCode, {})).status).toBe(200);
  const second = await mailedCode(server, arben);
  if (first !== second) expect((await confirmTwoFactor(server, ticket, first)).value).toBe(false);
  server.clock.advance(601);
  expect((await confirmTwoFactor(server, ticket, second)).value).toBe(false);
});

test('is for the person of the ticket only', async () => {
  const ticket = await ticketOf(arben);
  const code = await mailedCode(server, arben);
  expect((await confirmTwoFactor(server, { ...ticket, id: company.user.id }, code)).code).toBe('FORBIDDEN');
  const mira = await ticketOf(await withTwoFactor(server, company.manager));
  expect((await confirmTwoFactor(server, mira, code)).value).toBe(
    code === (await mailedCode(server, company.manager)),
  );
  expect((await server.as(company.user).call(sendTwoFactorCode, {})).body.code).toBe('FORBIDDEN');
});

test('the database keeps neither the code nor the secret of the browser', async () => {
  const browser: TestBrowser = {};
  const { session } = await confirmTwoFactor(
    server,
    await ticketOf(arben),
    await mailedCode(server, arben),
    browser,
    true,
  );
  expect(await asks(session)).toBe('ok');
  await ticketOf(arben);
  const { rows } = await server.asAccess((tx) =>
    tx.execute(sql`select * from "known_device", "two_factor_code"`),
  );
  expect(browser.device).toMatch(/^[\w-]{43}$/);
  expect(rows[0]?.codeHash).toMatch(/^\$argon2id\$v=19\$m=/);
  expect(JSON.stringify(rows)).not.toContain(browser.device);
  expect(JSON.stringify(rows)).not.toContain(`"${await mailedCode(server, arben)}"`);
});
