import { forgotPassword, resetPassword, verifyResetPassword } from '@paga/contract/identity/password';
import { getAuthUser, login } from '@paga/contract/identity/sign-in';
import { saidToDatabase, statementsIn } from '@paga/testing/said-to-database';
import {
  freshServer,
  type TestCompany,
  type TestServer,
  type TestUser,
  testServer,
} from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { tryKey } from '../session/tries.ts';
import { rememberDevice } from '../two-factor/device.ts';

let server: TestServer;
let company: TestCompany;
let arben: TestUser;
let address = 0;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  company = await server.company();
  arben = company.admin;
  // Tries are counted by address: every test comes from its own.
  address += 1;
});

type Answer = { status: number; body: { code?: string; value?: boolean } };

async function post(path: string, body: object | undefined, from = `10.3.0.${address}`): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const bindings = { incoming: { headers, socket: { remoteAddress: from } } };
  const response = await server.app.request(
    `/api${path}`,
    { method: 'POST', body: body && JSON.stringify(body), headers },
    bindings,
  );
  return {
    status: response.status,
    body: response.status === 204 ? {} : ((await response.json()) as Answer['body']),
  };
}

const ask = (email: string, from?: string) =>
  post(`${forgotPassword.path}?email=${encodeURIComponent(email)}`, undefined, from);
const verify = (token: string, from?: string) => post(verifyResetPassword.path, { token }, from);
const reset = (token: string, password = 'Mali2026', from?: string) =>
  post(resetPassword.path, { token, password, confirmPassword: password }, from);

async function mailsTo(email: string) {
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ subject: string; text: string }>(
      sql`select "subject", "textBody" as "text" from "outbox_mail" where "recipient" = ${email} order by "id"`,
    ),
  );
  return rows;
}
const tokenIn = (text: string | undefined) =>
  /http:\/\/localhost\/resetPassword\?token=([\w-]{43})\n/.exec(text ?? '')?.[1] ?? '';

async function linkFor(user: TestUser): Promise<string> {
  await ask(user.email);
  return tokenIn((await mailsTo(user.email)).at(-1)?.text);
}

async function linesOf(user: TestUser) {
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ page: string; changes: object }>(
      sql`select "page", "changes" from "audit_line" where "userId" = ${user.id} order by "id"`,
    ),
  );
  return rows;
}

test('the way from the mail to the new password: once, with every session ended and the owner notified', async () => {
  const token = await linkFor(arben);
  expect(await verify(token)).toEqual({ status: 200, body: { value: true, minimumLength: 6 } });
  expect(await reset(token)).toEqual({ status: 204, body: {} });
  expect((await server.as(arben).call(getAuthUser, {})).status).toBe(401);
  expect(
    (await server.as(undefined).call(login, { body: { email: arben.email, password: 'Mali2026' } })).status,
  ).toBe(200);
  expect((await verify(token)).body.value).toBe(false);
  expect(await reset(token)).toMatchObject({ status: 422, body: { code: 'RESET_LINK_INVALID' } });
  expect((await mailsTo(arben.email)).map(({ subject }) => subject)).toEqual([
    'Vendosni fjalëkalimin e ri',
    'Fjalëkalimi juaj u ndërrua',
  ]);
  expect((await linesOf(arben)).slice(0, 2)).toEqual([
    { page: 'forgotPassword', changes: {} },
    { page: 'resetPassword', changes: { password: { old: null, new: '***' } } },
  ]);
});

test('a new password ends the trust in every browser of the person, in nobody else’s', async () => {
  const now = server.clock.now();
  const trusted = (user: TestUser) =>
    server.asAccess(
      async (tx) =>
        (
          await tx.execute(
            sql`select 1 from "known_device" where "userId" = ${user.id} and "trustedUntil" > ${now.toISOString()}`,
          )
        ).rows.length,
    );
  for (const user of [arben, company.manager])
    await server.asAccess((tx) =>
      rememberDevice(tx, { userId: user.id, secret: undefined, now, trust: true }),
    );
  await reset(await linkFor(arben));
  expect([await trusted(arben), await trusted(company.manager)]).toEqual([0, 1]);
});

test('the database keeps no token', async () => {
  const token = await linkFor(arben);
  const { rows } = await server.asAccess((tx) =>
    tx.execute(sql`select "tokenHash" from "password_reset" where "userId" = ${arben.id}`),
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a link is good for 1 hour', async () => {
  const token = await linkFor(arben);
  server.clock.advance(3_599);
  expect((await verify(token)).body.value).toBe(true);
  server.clock.advance(1);
  expect((await verify(token)).body.value).toBe(false);
  expect((await reset(token)).body.code).toBe('RESET_LINK_INVALID');
});

test('using one link uses up the others of the person, not those of somebody else', async () => {
  const [first, second] = [await linkFor(arben), await linkFor(arben)];
  const mira = await linkFor(company.manager);
  await reset(second);
  expect([(await verify(first)).body.value, (await verify(mira)).body.value]).toEqual([false, true]);
});

test('an unknown and a switched-off person get the same answer, before anybody has looked for them, and no mail', async () => {
  const off = await server.user({ roleId: 4, companies: [company.id], active: false });
  const behind: (() => Promise<unknown>)[] = [];
  const own = await freshServer('forgotten', { afterAnswer: (work) => behind.push(work) });
  const known = await own.superAdmin();
  const answers = [];
  const statements = [];
  for (const email of [known.email, 'nobody@agimi.test']) {
    const { answer, messages } = await saidToDatabase(() =>
      own.as(undefined).call(forgotPassword, { query: { email } }),
    );
    answers.push(answer.status);
    // What the database is asked before the answer is the same, word for word.
    statements.push(statementsIn(messages));
  }
  expect(answers).toEqual([204, 204]);
  expect(statements[1]).toEqual(statements[0]);
  expect(statements[0]?.length).toBeGreaterThan(2);
  expect(JSON.stringify(statements)).not.toContain('app_user');
  for (const work of behind) await work();
  const { rows } = await own.asAccess((tx) => tx.execute(sql`select "recipient" from "outbox_mail"`));
  expect(rows).toEqual([{ recipient: known.email }]);
  expect([(await ask('nobody@agimi.test')).status, (await ask(off.email)).status]).toEqual([204, 204]);
  expect([await mailsTo('nobody@agimi.test'), await mailsTo(off.email)]).toEqual([[], []]);
});

test('a person switched off after the mail does not get in by it', async () => {
  const token = await linkFor(arben);
  await server.asAccess((tx) => tx.execute(sql`update "app_user" set "status" = 2 where "id" = ${arben.id}`));
  expect((await reset(token)).body.code).toBe('RESET_LINK_INVALID');
});

test('nobody’s inbox is filled: 3 mails an hour for an e-mail, whatever its case, with the same answer after', async () => {
  const answers = [];
  for (let n = 0; n < 5; n += 1)
    answers.push(await ask(n % 2 ? arben.email : arben.email.toUpperCase(), `10.4.${address}.${n}`));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
  expect(await mailsTo(arben.email)).toHaveLength(3);
});

test('an address that requests one e-mail after the other has to wait', async () => {
  const asked = await Promise.all(Array.from({ length: 21 }, (_, n) => ask(`nobody-${n}@agimi.test`)));
  expect(asked.map(({ status }) => status).sort()).toEqual([...Array(20).fill(204), 429]);
});

test('the rules of a password are reported in their order, and leave the link good', async () => {
  const token = await linkFor(arben);
  const codes = [];
  for (const password of ['Ab1', 'ABCDEF1', 'abcdefg', 'abcdef7', 'Password1'])
    codes.push((await reset(token, password)).body.code);
  expect(codes).toEqual([
    'PASSWORD_TOO_SHORT',
    'PASSWORD_NO_LOWERCASE',
    'PASSWORD_NO_DIGIT',
    'PASSWORD_NO_UPPERCASE',
    'PASSWORD_TOO_COMMON',
  ]);
  const differ = await post(resetPassword.path, { token, password: 'Mali2026', confirmPassword: 'Mali2027' });
  expect(differ.body.code).toBe('PASSWORDS_DIFFER');
  expect((await reset(token)).status).toBe(204);
});

test('the shortest password is the one of the strictest company', async () => {
  await server.asAccess((tx) =>
    tx.execute(sql`update "tenant" set "minimumPasswordLength" = 10 where "id" = ${company.id}`),
  );
  const token = await linkFor(arben);
  expect((await verify(token)).body).toEqual({ value: true, minimumLength: 10 });
  expect((await reset(token, 'Mali20261')).body.code).toBe('PASSWORD_BELOW_COMPANY_MINIMUM');
  expect((await reset(token, 'Mali202612')).status).toBe(204);
});

test('of 200 guesses at once exactly 20 are looked at, and then a right token looks wrong from there', async () => {
  const token = await linkFor(arben);
  const from = `10.5.0.${address}`;
  const guesses = Array.from({ length: 200 }, (_, n) =>
    n % 2 ? verify(`guess-${n}`, from) : reset(`guess-${n}`, 'Mali2026', from),
  );
  const answers = await Promise.all(guesses);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.code ?? body.value}`))).toEqual(
    new Set(['200 false', '422 RESET_LINK_INVALID']),
  );
  const key = tryKey('reset-address', from);
  const { rows } = await server.asAccess((tx) =>
    tx.execute(sql`select "tries" from "try_count" where "key" = ${key}`),
  );
  expect(rows).toEqual([{ tries: 20 }]);
  expect([(await verify(token, from)).body.value, (await reset(token, 'Mali2026', from)).body.code]).toEqual([
    false,
    'RESET_LINK_INVALID',
  ]);
  expect((await verify(token, '10.5.1.1')).body.value).toBe(true);
  server.clock.advance(15 * 60 + 1);
  expect((await verify(token, from)).body.value).toBe(true);
});

test('40 uses of one link at once set one password', async () => {
  const token = await linkFor(arben);
  const uses = await Promise.all(
    Array.from({ length: 40 }, (_, n) => reset(token, 'Mali2026', `10.6.${address}.${n}`)),
  );
  expect(uses.filter(({ status }) => status === 204)).toHaveLength(1);
});

test('what is no e-mail or no token is refused', async () => {
  expect((await ask('')).status).toBe(422);
  expect((await verify('')).status).toBe(422);
  expect((await post(resetPassword.path, { token: 'x', password: 'Mali2026' })).status).toBe(422);
});
