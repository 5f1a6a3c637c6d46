import { forgotPassword, verifyResetPassword } from '@paga/contract/identity/password';
import { authenticateCode, login } from '@paga/contract/identity/sign-in';
import { confirmTwoFactorCode, sendTwoFactorCode } from '@paga/contract/identity/two-factor';
import { costlyPasswords } from '@paga/testing/password-cost';
import { processorTime } from '@paga/testing/processor-time';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { anotherCode, mailedCode, signInWith, withTwoFactor } from '@paga/testing/two-factor';
import { hashPassword, verifyPassword } from './password.ts';
import { hashSecret } from './secret.ts';

// What is evaluated is counted where it is evaluated: a wrong counter of tries cannot hide it.
jest.mock('./password.ts', () => {
  const actual = jest.requireActual('./password.ts');
  return {
    ...actual,
    verifyPassword: jest.fn(actual.verifyPassword),
    hashPassword: jest.fn(actual.hashPassword),
  };
});
jest.mock('./secret.ts', () => {
  const actual = jest.requireActual('./secret.ts');
  return { ...actual, hashSecret: jest.fn(actual.hashSecret) };
});

// Ten times more than are evaluated; PAGA_SOAK=1 guesses two hundred times.
const guessesAt = (limit: number) => (process.env.PAGA_SOAK === '1' ? 200 : limit + 10);

type Reply = { status: number; body: object; headers: Headers };
/** A secret that is guessed at: one wrong guess, one right one, and how many guesses have been evaluated so far. */
type Lock = {
  wrong: () => Promise<Reply>;
  right: () => Promise<Reply>;
  evaluated: (replies: Reply[]) => number;
};

let server: TestServer;
let company: TestCompany;
let arben: TestUser;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  await server.asAccess((tx) => tx.execute('delete from "try_count"'));
  company = await server.company({ code: 'AGI26A' });
  arben = company.admin;
  // As slow as a password of the product, not as one of the tests.
  costlyPasswords();
  const passwordHash = await hashPassword('Demo123');
  await server.asAccess((tx) =>
    tx.execute(`update "app_user" set "passwordHash" = '${passwordHash}' where "id" = ${arben.id}`),
  );
  jest.mocked(verifyPassword).mockClear();
  jest.mocked(hashSecret).mockClear();
});

/** Passwords and codes that were compared with what is stored; the comparison with nobody's password is none. */
const compared = () =>
  jest.mocked(verifyPassword).mock.calls.filter(([stored]) => stored !== undefined).length;
const codesOf = ({ body }: Reply) => ('value' in body ? body.value : 'code' in body ? body.code : undefined);

const locks = {
  'a password': async () => {
    // From many addresses: a single one has to wait after 50.
    let guesses = 0;
    const sign = async (password: string): Promise<Reply> => {
      guesses += 1;
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ email: arben.email, password });
      const from = { incoming: { headers, socket: { remoteAddress: `10.9.0.${guesses}` } } };
      const response = await server.app.request(`/api${login.path}`, { method: 'POST', body, headers }, from);
      return { status: response.status, headers: response.headers, body: (await response.json()) as object };
    };
    return { wrong: () => sign('Demo124'), right: () => sign('Demo123'), evaluated: compared };
  },
  'a code of the two-factor step': async () => {
    const { session } = await signInWith(server, await withTwoFactor(server, arben));
    const code = await mailedCode(server, arben);
    jest.mocked(verifyPassword).mockClear();
    const confirm = (tried: string) =>
      server
        .as(session)
        .call(confirmTwoFactorCode, { body: { userId: arben.id, deviceId: 'Firefox', code: tried } });
    return { wrong: () => confirm(anotherCode(code)), right: () => confirm(code), evaluated: compared };
  },
  'a token of a reset link': async () => {
    await server.as(undefined).call(forgotPassword, { query: { email: arben.email } });
    const { rows } = await server.asAccess((tx) =>
      tx.execute<{ text: string }>(
        `select "textBody" as "text" from "outbox_mail" where "recipient" = '${arben.email}'`,
      ),
    );
    const token = /token=([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
    const verify = (tried: string) =>
      server.as(undefined).call(verifyResetPassword, { body: { token: tried } });
    const evaluated = () =>
      jest.mocked(hashSecret).mock.calls.filter(([secret]) => secret === 'a guess').length;
    return { wrong: () => verify('a guess'), right: () => verify(token), evaluated };
  },
  'the closing code': async () => {
    const say = (code: string) =>
      server.as(arben).call(authenticateCode, { body: { code, userId: arben.id } });
    // Here the answer says that it is locked, so the answers themselves show how many were checked.
    return {
      wrong: () => say('WRONG1'),
      right: () => say('AGI26A'),
      evaluated: (replies) => replies.filter((reply) => codesOf(reply) === false).length,
    };
  },
} satisfies Record<string, () => Promise<Lock>>;

test.each([
  ['a password', 5, 'WRONG_CREDENTIALS'],
  ['a code of the two-factor step', 5, false],
  ['a token of a reset link', 20, false],
  ['the closing code', 5, 'CLOSING_CODE_LOCKED'],
] as const)(
  'of many guesses at %s at once exactly %d are evaluated, and then the right one answers %s',
  async (secret, limit, locked) => {
    const lock: Lock = await locks[secret]();
    const replies = await Promise.all(Array.from({ length: guessesAt(limit) }, () => lock.wrong()));
    expect(lock.evaluated(replies)).toBe(limit);
    expect(codesOf(await lock.right())).toBe(locked);
  },
);

test.each([
  ['a password', 5],
  ['a code of the two-factor step', 5],
  ['a token of a reset link', 20],
] as const)(
  'before sign-in, %s that is locked looks like a wrong one: status, headers, body, time',
  async (secret, limit) => {
    const lock: Lock = await locks[secret]();
    const seen = async () => {
      const { result, ms } = await processorTime(lock.wrong);
      const { status, body, headers } = result;
      return {
        ms,
        look: { status, headers: [...headers.keys()].sort(), body: { ...body, errorId: undefined } },
      };
    };
    const wrong = [];
    for (let n = 0; n < limit; n += 1) wrong.push(await seen());
    expect(lock.evaluated([])).toBe(limit);
    const shut = [];
    for (let n = 0; n < 2 * limit; n += 1) shut.push(await seen());
    expect(lock.evaluated([])).toBe(limit);
    expect(new Set([...wrong, ...shut].map(({ look }) => JSON.stringify(look))).size).toBe(1);
    const fastest = (answers: { ms: number }[]) => Math.min(...answers.map(({ ms }) => ms));
    const [one, other] = [fastest(wrong), fastest(shut)];
    // Comparing with a stored hash takes most of the time: without it a locked one would be ten times as quick.
    expect(other).toBeGreaterThan(one / 2 - 2);
    expect(other).toBeLessThan(one * 2 + 10);
  },
);

test('200 requests for another code, too soon, make none: somebody else’s sign-in does not wait for them', async () => {
  const ticket = (await signInWith(server, await withTwoFactor(server, arben))).session;
  jest.mocked(hashPassword).mockClear();
  const replies = await Promise.all(
    Array.from({ length: 200 }, () => server.as(ticket).call(sendTwoFactorCode, {})),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([429]));
  expect(jest.mocked(hashPassword)).not.toHaveBeenCalled();
  server.clock.advance(61);
  expect((await server.as(ticket).call(sendTwoFactorCode, {})).status).toBe(200);
  expect(jest.mocked(hashPassword)).toHaveBeenCalledTimes(1);
});
