import { Socket } from 'node:net';
import { testPostgres } from '@paga/testing/test-database';
import { type Front, frontOf, TEST_AUTHORITY } from '@paga/testing/tls-front';
import type { Tls } from '../tls.ts';
import { connectedClient } from './connected-client.ts';
import { databaseConfig, requireReachable } from './database-address.ts';

// Real sockets: one front of the run's PostgreSQL speaks TLS, the other has none. The name of the certificate leads to this machine here, and nowhere else.
const { user, password } = testPostgres();
let [secure, open]: [Front, Front] = [] as never;
beforeAll(async () => {
  [secure, open] = [await frontOf(testPostgres(), true), await frontOf(testPostgres(), false)];
});
afterAll(() => Promise.all([secure.stop(), open.stop()]));

/** A socket that leads to this machine, whatever name it is given. */
function here(): Socket {
  const socket = new Socket();
  const connect = socket.connect.bind(socket);
  socket.connect = ((port: number) => connect(Number(port), '127.0.0.1')) as Socket['connect'];
  return socket;
}

const addressOf = (port: number, query = '', tls: Tls = 'verified', host = 'db.paga.test') => ({
  variable: 'DATABASE_URL',
  url: `postgres://${user}:${password}@${host}:${port}/postgres${query}`,
  tls,
});

async function answered(address: ReturnType<typeof addressOf>): Promise<number> {
  const config = { ...databaseConfig(address), stream: here };
  await requireReachable(address, config);
  const client = await connectedClient(config);
  const { rows } = await client.query<{ one: number }>('select 1 as one').finally(() => client.end());
  return rows[0]?.one ?? 0;
}
const AUTHORITY = `?sslrootcert=${encodeURIComponent(TEST_AUTHORITY)}`;

test('another machine is spoken to over TLS with a certificate that holds', async () => {
  expect(await answered(addressOf(secure.port, AUTHORITY))).toBe(1);
  expect(secure.plain()).toBe(0);
});

test.each<[string, () => ReturnType<typeof addressOf>]>([
  ['has no TLS', () => addressOf(open.port, AUTHORITY)],
  ['has a certificate of an authority that nobody named', () => addressOf(secure.port)],
  [
    'has the certificate of another name',
    () => addressOf(secure.port, AUTHORITY, 'verified', 'other.paga.test'),
  ],
])(
  'a machine that %s is refused in a sentence without the password, and is sent nothing',
  async (_, address) => {
    const before = open.plain();
    const said = await answered(address()).catch((error: Error) => error.message);
    expect(said).toMatch(
      /^The database of DATABASE_URL has no TLS with a certificate that holds \(.+DATABASE_TLS=unverified/,
    );
    expect(said).not.toContain(password);
    // It was asked for TLS, and the connection closed at its No: no user name, no password.
    expect(open.plain() - before).toBeLessThanOrEqual(2);
  },
);

test.each(['sslmode=disable', 'sslmode=no-verify', 'sslmode=prefer', 'ssl=false', 'ssl=0'])(
  'an address that asks for %s is refused before anything is connected',
  (query) => {
    expect(() => databaseConfig(addressOf(open.port, `?${query}`))).toThrow(
      'DATABASE_URL asks for db.paga.test without a verified certificate',
    );
  },
);

test('a setting that says so allows a certificate that nobody verified, or none', async () => {
  expect(await answered(addressOf(secure.port, '', 'unverified'))).toBe(1);
  expect(await answered(addressOf(open.port, '?sslmode=disable', 'off'))).toBe(1);
  await expect(answered(addressOf(open.port, '', 'unverified'))).rejects.toThrow('has no TLS');
});

test.each(['localhost', '127.0.0.1', '[::1]', '127.0.0.9'])(
  'nobody stands between this machine and %s',
  (host) => {
    expect(databaseConfig(addressOf(open.port, '', 'verified', host))).not.toHaveProperty('ssl');
  },
);

test.each(['?host=/var/run/postgresql', '?host=%2Ftmp%2Fx'])('nor before the socket of %s', (query) => {
  expect(
    databaseConfig({
      variable: 'DATABASE_URL',
      url: `postgres://paga@localhost/paga${query}`,
      tls: 'verified',
    }),
  ).not.toHaveProperty('ssl');
});

test.each(['nonsense', 'http://db.paga.test/paga', 'postgres://a:geheim@[bad/paga', ''])(
  '%j is no address, which is said without it',
  (url) => {
    expect(() => databaseConfig({ variable: 'MIGRATE_URL', url, tls: 'verified' })).toThrow(
      /^MIGRATE_URL must look like postgres:\/\/user:password@host\/database$/,
    );
  },
);
