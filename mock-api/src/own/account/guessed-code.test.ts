import { askOwnCode, signInByOwnCode } from '@paga/contract/own/account';
import { codeTo, OwnBrowser } from '@paga/testing/own-browser';
import { joinedEmployee } from '@paga/testing/own-page';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { verifyPassword } from '#identity/public.ts';

jest.mock('#identity/public.ts', () => {
  const actual = jest.requireActual('#identity/public.ts');
  return { ...actual, verifyPassword: jest.fn(actual.verifyPassword) };
});

/** Tries from one network address; the others are refused before a code is looked for. */
const FROM_HERE = 50;

test('of two hundred guesses of a mailed code at once exactly five are compared with it; then it is over, also for the right one', async () => {
  const server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  await server.asAccess((tx) => tx.execute('delete from "try_count"'));
  const agimi = await server.company();
  const address = `arta.${agimi.id}@agimi.test`;
  const [arta = 0] = await savedEmployees(server, agimi, { email: address });
  await joinedEmployee(server, agimi.id, arta, { address });
  const browser = new OwnBrowser(server);
  await browser.call(askOwnCode, { body: { address } });
  const code = await codeTo(server, address);
  const guesses = await Promise.all(
    Array.from({ length: 200 }, (_, guess) => {
      const wrong = String((Number(code) + guess + 1) % 1_000_000).padStart(6, '0');
      return browser.call(signInByOwnCode, { body: { code: wrong } });
    }),
  );
  const compared = jest.mocked(verifyPassword).mock.calls.filter(([hash]) => hash !== undefined);
  expect(compared).toHaveLength(5);
  const answers = guesses.map(({ body }) => body.code);
  expect(answers.filter((one) => one === 'OWN_CODE_WRONG')).toHaveLength(FROM_HERE);
  expect(answers.filter((one) => one === 'TOO_MANY_REQUESTS')).toHaveLength(200 - FROM_HERE);
  await server.asAccess((tx) => tx.execute('delete from "try_count"'));
  expect((await browser.call(signInByOwnCode, { body: { code } })).body.code).toBe('OWN_CODE_WRONG');
});
