import { hash } from '@node-rs/argon2';
import { getAuditsByTenantId, getAuditsByUserId } from '@paga/contract/audit';
import { login } from '@paga/contract/identity/sign-in';
import { cheapPasswords, costlyPasswords } from '@paga/testing/password-cost';
import { processorTime } from '@paga/testing/processor-time';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../session/password.ts';
import { noteFailedSignIns } from './failed-sign-ins.ts';

let server: TestServer;
let company: TestCompany;
let address = 0;
beforeEach(async () => {
  server = await testServer();
  costlyPasswords();
  server.clock.set('2026-10-15T09:00:00Z');
  company = await server.company();
  // Tries are counted by address: every test comes from its own.
  address += 1;
});

type Answer = { status: number; body: { code?: string; token?: string } };

async function signIn(email: string, password: string, from = `10.1.0.${address}`): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const bindings = { incoming: { headers, socket: { remoteAddress: from } } };
  const response = await server.app.request(
    '/api/users/login',
    { method: 'POST', body: JSON.stringify({ email, password }), headers },
    bindings,
  );
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

test('answers with the person, the companies and a token', async () => {
  const { status, body } = await server
    .as(undefined)
    .call(login, { body: { email: company.admin.email.toUpperCase(), password: 'Demo123' } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    roleId: 2,
    tenantId: company.id,
    twoFactor: false,
    company: { id: company.id, name: 'Agimi', hasQuickbooks: 0 },
    companyCount: 1,
  });
  expect(body.token).toMatch(/^[\w-]{43}$/);
});

test('failed sign-ins are one line per account and hour, in the log of each of its companies; unknown ones by where they came from, for role 1 alone', async () => {
  const drini = await server.company({ name: 'Drini' });
  const both = await server.user({ roleId: 3, companies: [company.id, drini.id], name: 'Mira Dy' });
  const sara = await server.superAdmin();
  for (let n = 0; n < 6; n += 1) await signIn(both.email, 'Demo124');
  await signIn(company.user.email, 'Demo124');
  await signIn('Sekret123', 'nobody@agimi.test', '10.77.0.1');
  await signIn('nobody@agimi.test', 'Demo123', '10.77.0.1');
  await signIn(sara.email, 'Demo124');
  await noteFailedSignIns(server.db, server.clock.now());
  const failed = async (reader: TestUser) => {
    const query = { ofType: 'signInFailed' };
    const at = server.as(reader);
    const { body } = await (reader.roleId === 1
      ? at.call(getAuditsByUserId, { query })
      : at.call(getAuditsByTenantId, { query }));
    return body.data.map(({ user: by, date, time, changes }) => ({
      by,
      at: `${date} ${time}`,
      ...Object.fromEntries(changes.map(({ field, new: value }) => [field, value])),
    }));
  };
  expect(await failed(company.admin)).toEqual([]);
  server.clock.advance(3_600);
  await signIn(both.email, 'Demo124');
  const readers = [
    await server.user({ roleId: 2, companies: [company.id] }),
    await server.user({ roleId: 2, companies: [drini.id] }),
    await server.superAdmin(),
  ];
  for (let n = 0; n < 2; n += 1) await noteFailedSignIns(server.db, server.clock.now());
  const [own, other, platform] = await Promise.all(readers.map(failed));
  const at = '2026-10-15 11:59:59';
  expect(own).toEqual([
    { by: null, at, user: 'Uran Përdoruesi', tries: 1 },
    { by: null, at, user: 'Mira Dy', tries: 6 },
  ]);
  expect(other).toEqual([{ by: null, at, user: 'Mira Dy', tries: 6 }]);
  // Other tests of this worker try unknown addresses from "local".
  expect(platform?.filter((line) => !('networkAddress' in line && line.networkAddress === 'local'))).toEqual([
    { by: null, at, user: 'Sara Super', tries: 1 },
    { by: null, at, networkAddress: '10.77.0.1', tries: 2 },
  ]);
  expect(JSON.stringify([own, other, platform])).not.toContain('Sekret');
});

test('a password that was hashed at another cost is hashed anew at the sign-in, at 46 MiB of memory; a wrong one changes nothing', async () => {
  const { id, email } = company.user;
  const stored = async () => {
    const { rows } = await server.asAccess((tx) =>
      tx.execute<{ hash: string }>(sql`select "passwordHash" as "hash" from "app_user" where "id" = ${id}`),
    );
    return rows[0]?.hash ?? '';
  };
  const cheap = await hash('Demo123', { memoryCost: 1024, timeCost: 1, parallelism: 1 });
  await server.asAccess((tx) =>
    tx.execute(sql`update "app_user" set "passwordHash" = ${cheap} where "id" = ${id}`),
  );
  expect((await signIn(email, 'Demo124')).status).toBe(401);
  expect(await stored()).toBe(cheap);
  expect((await signIn(email, 'Demo123')).status).toBe(200);
  const renewed = await stored();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  expect((await signIn(email, 'Demo123')).status).toBe(200);
  expect(await stored()).toBe(renewed);
});

test('wrong password, unknown person, switched-off person and locked account look the same', async () => {
  const off = await server.user({ roleId: 4, companies: [company.id], active: false });
  const answers = [
    await signIn(company.admin.email, 'Demo124'),
    await signIn('nobody@agimi.test', 'Demo123'),
    await signIn(off.email, 'Demo123'),
  ];
  for (let n = 0; n < 4; n += 1) await signIn(company.admin.email, 'Demo124');
  answers.push(await signIn(company.admin.email, 'Demo123'));
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    Array(4).fill([401, 'WRONG_CREDENTIALS']),
  );
});

test('an unknown person costs as much time as a wrong password', async () => {
  const passwordHash = await hashPassword('Demo123');
  await server.asAccess((tx) =>
    tx.execute(sql`update "app_user" set "passwordHash" = ${passwordHash} where "id" = ${company.admin.id}`),
  );
  const timeOf = async (email: string) => (await processorTime(() => signIn(email, 'Demo124'))).ms;
  await timeOf('warm-up@agimi.test');
  const [known, unknown] = [[] as number[], [] as number[]];
  for (let n = 0; n < 4; n += 1) {
    known.push(await timeOf(company.admin.email));
    unknown.push(await timeOf(`nobody-${n}@agimi.test`));
  }
  const fastest = (times: number[]) => Math.min(...times);
  expect(fastest(unknown) / fastest(known)).toBeGreaterThan(0.5);
});

test('after 5 wrong passwords the right one has to wait 15 minutes', async () => {
  for (let n = 0; n < 5; n += 1) await signIn(company.admin.email, 'Demo124');
  expect((await signIn(company.admin.email, 'Demo123')).status).toBe(401);
  server.clock.advance(15 * 60 + 1);
  expect((await signIn(company.admin.email, 'Demo123')).status).toBe(200);
});

test('a network of IPv6 that guesses from sixty of its addresses has to wait after 50, the next network has not', async () => {
  const from = (n: number) => `2001:db8:1:${address}::${n.toString(16)}`;
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => signIn(`guest-${n}@agimi.test`, 'Demo123', from(n + 1))),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect((await signIn(company.admin.email, 'Demo123', `2001:db8:2:${address}::1`)).status).toBe(200);
});

test('an address that guesses at many accounts has to wait after 50', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => signIn(`person-${n}@agimi.test`, 'Demo123', '10.3.0.1')),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect((await signIn(company.admin.email, 'Demo123', '10.3.0.1')).status).toBe(429);
  expect((await signIn(company.admin.email, 'Demo123', '10.3.0.2')).status).toBe(200);
});

test('signing in again and again is no guessing', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 12; n += 1) statuses.add((await signIn(company.admin.email, 'Demo123')).status);
  expect([...statuses]).toEqual([200]);
});

test('four right passwords at once for one account, from one address, are all let in', async () => {
  cheapPasswords();
  for (let round = 0; round < 10; round += 1) {
    const all = await Promise.all(Array.from({ length: 4 }, () => signIn(company.admin.email, 'Demo123')));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
});

test('a sign-in takes over nothing of a session that the request carries', async () => {
  const planted = company.user;
  const reply = await server
    .as(planted)
    .call(login, { body: { email: company.admin.email, password: 'Demo123' } });
  expect(reply.body.token).not.toBe(planted.handle);
  expect(reply.headers.get('set-cookie')).not.toContain(planted.cookie);
});
