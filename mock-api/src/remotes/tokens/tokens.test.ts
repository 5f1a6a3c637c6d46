import { endRemoteToken, getPublished, getRemoteTokens, makeRemoteToken } from '@paga/contract/remotes';
import { as, eachPublishes, lines, sara, secret, server } from '@paga/testing/publishing';
import { sql } from 'drizzle-orm';

eachPublishes('remote_tokens');

test('a token is made by role 1 alone, kept as a hash, mailed without its secret, ends after 90 days or by hand, and shows when it was used', async () => {
  const { admin } = await server.company();
  for (const [who, status] of [
    [admin, 403],
    [undefined, 401],
  ] as const) {
    expect(
      (await server.as(who).call(makeRemoteToken, { body: { remote: 'payroll', name: 'x' } })).status,
    ).toBe(status);
    expect((await server.as(who).call(getRemoteTokens, {})).status).toBe(status);
  }
  for (const body of [
    { remote: 'shell', name: 'x' },
    { remote: '../x', name: 'x' },
    { remote: 'payroll', name: ' ' },
  ])
    expect((await server.as(sara).call(makeRemoteToken, { body })).status).toBe(422);
  const stored = JSON.stringify(
    (await server.asAccess((tx) => tx.execute(sql`select * from "remote_token"`))).rows,
  );
  const mails = (await server.asAccess((tx) => tx.execute(sql`select * from "outbox_mail"`))).rows;
  expect([stored.includes(secret), JSON.stringify(mails).includes(secret)]).toEqual([false, false]);
  expect(mails).toContainEqual(expect.objectContaining({ recipient: sara.email }));
  const tokens = async () => (await server.as(sara).call(getRemoteTokens, {})).body;
  const [token] = await tokens();
  expect(token).toMatchObject({ remote: 'payroll', name: 'CI payroll', madeBy: sara.name, lastUsedAt: null });
  const params = { name: 'payroll' };
  const use = async () => (await as(secret).call(getPublished, { params })).status;
  expect(await use()).toBe(200);
  expect((await tokens())[0]?.lastUsedAt).toBe(server.clock.now().toISOString());
  server.clock.advance(90 * 86_400 - 1);
  expect(await use()).toBe(200);
  server.clock.advance(2);
  expect(await use()).toBe(401);
  const later = server.as(await server.superAdmin());
  const made = (await later.call(makeRemoteToken, { body: { remote: 'payroll', name: 'CI' } })).body;
  const useNewer = async () => (await as(made.secret).call(getPublished, { params })).status;
  expect(await useNewer()).toBe(200);
  const end = async () => (await later.call(endRemoteToken, { params: { id: made.token.id } })).status;
  expect(await end()).toBe(204);
  expect([await useNewer(), await end()]).toEqual([401, 404]);
  const more = (name: string) => later.call(makeRemoteToken, { body: { remote: 'reports', name } });
  for (let at = 0; at < 10; at += 1) expect((await more(`CI ${at}`)).status).toBe(200);
  expect((await more('one too many')).status).toBe(409);
  expect((await lines('makeRemoteToken')).length).toBeGreaterThan(11);
  expect((await lines('endRemoteToken')).slice(-1)).toMatchObject([
    { changes: { part: { old: 'payroll' } } },
  ]);
});
