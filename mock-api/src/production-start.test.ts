import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endStarted, startedServer } from '@paga/testing/started-server';
import { TEST_AUTHORITY } from '@paga/testing/tls-front';
import { connectedClient } from './core/db/connected-client.ts';
import { startEmbedded } from './core/db/embedded/embedded-postgres.ts';
import { requireProductionData, requireProductionSettings } from './production-settings.ts';
import { readSettings } from './settings.ts';

// The server as a stranger starts it for real people: what is missing or wrong is refused before anything is made, in a sentence that says what to do.
const sources = import.meta.dirname;
const names = path.resolve(sources, '../fixtures/tls/names.cjs');
const KEY = 'ab'.repeat(32);
let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'paga-production-'));
  writeFileSync(path.join(root, 'backup.key'), `${KEY}\n`, { mode: 0o600 });
});
afterEach(endStarted);
afterAll(() => rmSync(root, { recursive: true, force: true }));

let count = 0;
const emptyFolder = () => {
  count += 1;
  return path.join(root, `data-${count}`);
};

/** What starts: each row takes something away or spoils it. No row of them serves, so the database is one that nobody reaches. */
const whole = (): Record<string, string> => ({
  ...{
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://paga.example.com',
    TRUST_PROXY: '1',
    DATA_DIR: emptyFolder(),
  },
  ...{
    BACKUP_KEY_FILE: path.join(root, 'backup.key'),
    DATABASE_URL: 'postgres://paga:geheim-db@127.0.0.1:9/paga',
  },
  ...{
    SMTP_URL: 'smtps://paga%40example.com:geheim-mail@mail.example.com',
    NODE_OPTIONS: `--require ${names}`,
  },
});
type Change = Record<string, string>;

/** One row or more for each variable that the server reads: what it refuses, or why it has nothing to refuse. */
const ROWS: Record<string, readonly [Change, string][] | string> = {
  NODE_ENV: [[{ NODE_ENV: '', TRUST_PROXY: '' }, 'set TRUST_PROXY=1']],
  PUBLIC_URL: [
    [{ PUBLIC_URL: 'paga.example.com' }, 'PUBLIC_URL must look like https://'],
    [{ PUBLIC_URL: 'http://paga.example.com' }, 'People would open paga.example.com without TLS'],
  ],
  HOST: [[{ PUBLIC_URL: '', HOST: '0.0.0.0' }, 'People would open 0.0.0.0 without TLS']],
  PORT: [[{ PORT: '99999' }, 'PORT must be a number between 0 and 65535']],
  TRUST_PROXY: [
    [{ TRUST_PROXY: '' }, 'put a proxy before it that ends TLS'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 0 or 1, not "yes"'],
  ],
  PAGA_DEMO: [
    [{ PAGA_DEMO: '1' }, 'PAGA_DEMO makes a demo, which is not for production'],
    [{ PAGA_DEMO: 'plain' }, 'PAGA_DEMO makes a demo, which is not for production'],
    [{ PAGA_DEMO: 'no' }, 'PAGA_DEMO must be 0 or 1 or plain, not "no"'],
  ],
  BACKUP_KEY: [
    [{ BACKUP_KEY_FILE: '', BACKUP_KEY: 'short' }, 'BACKUP_KEY must be 64 hexadecimal digits'],
    [{ BACKUP_KEY: KEY }, 'BACKUP_KEY and BACKUP_KEY_FILE are both set'],
  ],
  BACKUP_KEY_FILE: [
    [
      { BACKUP_KEY_FILE: '' },
      'would lie beside them: run  mkdir -p /etc/paga && (umask 077; openssl rand -hex 32',
    ],
    [
      { BACKUP_KEY_FILE: '/nowhere/backup.key' },
      'BACKUP_KEY_FILE names /nowhere/backup.key, which is not there',
    ],
  ],
  REGISTRY_KEY: [[{ REGISTRY_KEY: 'xyz' }, 'REGISTRY_KEY must be 64 hexadecimal digits']],
  REGISTRY_KEY_FILE:
    'a file that is not there is made: the registry is signed by it, and the page that is served knows it',
  AUDIT_KEY: [[{ AUDIT_KEY: 'xyz' }, 'AUDIT_KEY must be 64 hexadecimal digits']],
  AUDIT_KEY_FILE: 'a file that is not there is made: the log is signed from then on, as with the usual file',
  BOOKKEEPING_KEY: [[{ BOOKKEEPING_KEY: 'xyz' }, 'BOOKKEEPING_KEY must be 64 hexadecimal digits']],
  BOOKKEEPING_KEY_FILE: 'a file that is not there is made: it encrypts what is connected from then on',
  DATABASE_POOLED: [
    [{ DATABASE_POOLED: 'yes' }, 'DATABASE_POOLED must be 0 or 1, not "yes"'],
    [{ DATABASE_POOLED: '1', MIGRATE_URL: '' }, 'DATABASE_POOLED is set without MIGRATE_URL'],
  ],
  DATABASE_URL: [
    [{ DATABASE_URL: 'db.example.com' }, 'DATABASE_URL must look like postgres://'],
    [
      { DATABASE_URL: 'postgres://a:b@db.example.com/paga?sslmode=disable' },
      'without a verified certificate',
    ],
    [
      { DATABASE_URL: 'postgres://a:b@db.example.com/paga?sslrootcert=/no.pem' },
      'DATABASE_URL names /no.pem, which is not there',
    ],
  ],
  DATABASE_READ_URL: [
    [{ DATABASE_READ_URL: 'nonsense' }, 'DATABASE_READ_URL must look like postgres://'],
    [
      { DATABASE_READ_URL: 'postgres://a:b@127.0.0.1/paga', DATABASE_URL: '', MIGRATE_URL: '' },
      'DATABASE_READ_URL is set without DATABASE_URL',
    ],
  ],
  DATABASE_TLS: [[{ DATABASE_TLS: 'none' }, 'DATABASE_TLS must be verified or unverified or off']],
  MIGRATE_URL: [
    [{ MIGRATE_URL: 'nonsense' }, 'MIGRATE_URL must look like postgres://'],
    [
      { MIGRATE_URL: 'postgres://a:b@127.0.0.1/paga', DATABASE_URL: '' },
      'MIGRATE_URL is set without DATABASE_URL',
    ],
  ],
  SMTP_URL: [[{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must look like smtp://']],
  SMTP_TLS: [[{ SMTP_TLS: '0' }, 'SMTP_TLS must be verified or unverified or off']],
  MAIL_FROM: [[{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be the one address']],
  QUICKBOOKS_ENVIRONMENT: [
    [{ QUICKBOOKS_ENVIRONMENT: 'test' }, 'QUICKBOOKS_ENVIRONMENT must be production or sandbox'],
  ],
  QUICKBOOKS_EMULATOR: [
    [{ QUICKBOOKS_EMULATOR: 'http://127.0.0.1:4010' }, 'QUICKBOOKS_EMULATOR is not for production'],
  ],
  QUICKBOOKS_CLIENT_ID: [
    [{ QUICKBOOKS_CLIENT_ID: 'x' }, 'QUICKBOOKS_CLIENT_ID and QUICKBOOKS_CLIENT_SECRET go together'],
  ],
  QUICKBOOKS_CLIENT_SECRET: [
    [{ QUICKBOOKS_CLIENT_SECRET: 'x' }, 'QUICKBOOKS_CLIENT_ID and QUICKBOOKS_CLIENT_SECRET go together'],
  ],
  TAX_PORTAL_URL: [[{ TAX_PORTAL_URL: 'http://example.com' }, 'TAX_PORTAL_URL must look like https://']],
  DATABASE_CONNECTIONS: [
    [{ DATABASE_CONNECTIONS: '2' }, 'DATABASE_CONNECTIONS must be a number between 4 and 500'],
  ],
  METRICS_PORT: [[{ METRICS_PORT: 'many' }, 'METRICS_PORT must be a number between 0 and 65535']],
  METRICS_HOST: 'any address is one; the start says where it cannot listen',
  SCAN_URL: [[{ SCAN_URL: 'http://scanner' }, 'SCAN_URL']],
  LOG_URL: [[{ LOG_URL: 'http://log.example.com' }, 'LOG_URL']],
  LOG_LEVEL: [[{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be info or silent']],
  DATA_DIR: 'any path is one; a folder that cannot be made is the error of the system',
  FILES_DIR: 'any path is one; the health says where it cannot be written',
  FILES_URL: [
    [{ FILES_URL: 'https://s3.example.com/paga' }, 'FILES_URL must look like s3://'],
    [
      { FILES_URL: 's3://a:b@s3.example.com/paga', FILES_DIR: '/srv/files' },
      'FILES_URL and FILES_DIR are both set',
    ],
  ],
  BACKUP_URL: [
    [{ BACKUP_URL: 's3://s3.example.com/paga' }, 'BACKUP_URL must look like s3://'],
    [
      { FILES_URL: 's3://a:b@s3.example.com/files', BACKUP_URL: 's3://a:b@s3.example.com/backups' },
      'BACKUP_URL names the bucket or the key of FILES_URL',
    ],
  ],
  BACKUP_DIR: 'any path is one',
  AUDIT_HEADS: 'any path is one',
  AUDIT_HEADS_URL: [[{ AUDIT_HEADS_URL: 's3://a:b@s3.example.com' }, 'AUDIT_HEADS_URL must look like s3://']],
  SHARED_BUILDS_URL: [
    [
      { SHARED_BUILDS_URL: 's3://a:b@s3.example.com/builds' },
      'SHARED_BUILDS_URL is set without REGISTRY_KEY or REGISTRY_KEY_FILE',
    ],
  ],
  SHARED_BUILDS_DIR: [
    [
      { SHARED_BUILDS_DIR: '/srv/builds' },
      'SHARED_BUILDS_DIR is set without REGISTRY_KEY or REGISTRY_KEY_FILE',
    ],
  ],
  SITE_DIR: 'any path is one; a site that is not there is in the log and the page says it',
  SUPPORT_PHONE: 'shown as it is, to people who read it',
  SUPPORT_EMAIL: 'shown as it is, to people who read it',
};

test('each variable that the server reads has a row, or the reason why not', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(?:demo|every-call)\//.test(file),
  );
  const text = files.map((file) => readFileSync(path.join(sources, file), 'utf8')).join('\n');
  const names = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const keys = names(/\bkeyOf\('(\w+)'/g);
  const read = new Set([
    ...names(/\benv\.([A-Z][A-Z_]+)\b/g),
    ...names(/\bconst {([^}]+)} = (?:process\.)?env\b/g).flatMap(
      (inner) => inner.match(/\b[A-Z][A-Z_]+\b/g) ?? [],
    ),
    ...names(/\b(?:oneOf(?:<\w+>)?|databaseFrom)\(env, '(\w+)'/g),
    ...[...keys, ...keys.map((name) => `${name}_FILE`)],
  ]);
  expect(Object.keys(ROWS).sort()).toEqual([...read].sort());
});

const rows = Object.values(ROWS).flatMap((given) => (typeof given === 'string' ? [] : given));

/** What `readSettings` and the demands of production say to a row. */
function sentenceFor(change: Change): string {
  try {
    requireProductionSettings(readSettings({ ...whole(), ...change }));
    return 'nothing';
  } catch (error) {
    return (error as Error).message;
  }
}

test('each is refused in a sentence; without a change nothing is', () => {
  expect(sentenceFor({})).toBe('nothing');
  for (const [change, sentence] of rows)
    expect([change, sentenceFor(change)]).toEqual([change, expect.stringContaining(sentence)]);
  // All that is wrong is said at once.
  expect(sentenceFor({ TRUST_PROXY: '', PAGA_DEMO: '1', BACKUP_KEY_FILE: '' }).split('\n')).toHaveLength(3);
});

/** A start takes a second: the soak run starts every row, this one those that only production refuses and one that is always wrong. */
const started = rows.filter(
  ([, sentence], at) =>
    process.env.PAGA_SOAK === '1' ||
    at === 0 ||
    /beside|without TLS|not there|not for production|must be 0 or 1,/.test(sentence),
);

test('a server that is started so ends with 1 and its sentence, makes nothing, and prints no secret', async () => {
  const refused = async ([change, sentence]: (typeof rows)[number]) => {
    const env = { ...whole(), ...change };
    const { ended, output } = await startedServer(env);
    const code = await ended;
    expect({ change, code, made: existsSync(env.DATA_DIR ?? '') }).toEqual({ change, code: 1, made: false });
    expect(output()).toContain('Paga did not start: ');
    expect(output()).toContain(sentence);
    expect(output()).not.toMatch(/geheim|(?:ab){32}|\n\s+at /);
  };
  for (let at = 0; at < started.length; at += 2) await Promise.all(started.slice(at, at + 2).map(refused));
  expect(started.length).toBeGreaterThan(7);
}, 180_000);

test('a key of before that lies beside the backups is refused with the command that moves it, also once another is named', () => {
  const DATA_DIR = emptyFolder();
  mkdirSync(path.join(DATA_DIR, 'backups'), { recursive: true });
  const [beside, inside] = [path.join(DATA_DIR, 'backup.key'), path.join(DATA_DIR, 'backups', 'k')];
  const said = (env: Change) => {
    try {
      requireProductionData(readSettings({ ...whole(), DATA_DIR, ...env }), false);
      return 'nothing';
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(said({})).toBe('nothing');
  for (const file of [beside, inside]) writeFileSync(file, `${KEY}\n`);
  expect(said({ BACKUP_KEY_FILE: '' })).toContain(
    `mkdir -p /etc/paga && mv ${beside} /etc/paga/backup.key  then set BACKUP_KEY_FILE=/etc/paga/backup.key`,
  );
  expect(said({ BACKUP_KEY_FILE: inside })).toContain(`${inside}, lies beside them`);
  const link = path.join(root, 'link.key');
  symlinkSync(inside, link);
  expect(said({ BACKUP_KEY_FILE: link })).toContain('lies beside them');
  for (const env of [{}, { BACKUP_KEY_FILE: '', BACKUP_KEY: KEY }] as Change[])
    expect(said(env)).toContain(`${beside} opens older backups and lies beside them`);
});

test('a database of another machine without TLS is refused by the running start, which names the setting and no password', async () => {
  const said = async (change: Change) => {
    const started = await startedServer({ ...whole(), ...change });
    expect(await started.ended).toBe(1);
    return started.output();
  };
  const { createServer } = await import('node:net');
  // A PostgreSQL without TLS says N to those who ask for it.
  const server = createServer((socket) =>
    socket.on('error', () => undefined).once('data', () => socket.write('N')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const DATABASE_URL = `postgres://paga:geheim-db@db.paga.test:${port}/paga?sslrootcert=${TEST_AUTHORITY}`;
  const output = await said({ DATABASE_URL });
  server.close();
  expect(output).toMatch(/The database of DATABASE_URL has no TLS .*DATABASE_TLS=unverified or off/);
  expect(output).not.toContain('geheim');
});

test('starts on a PostgreSQL of its own as the README says: one user owns and migrates, the other serves', async () => {
  // Not below the private folder: started by root, PostgreSQL is somebody else's.
  const cluster = mkdtempSync(path.join(tmpdir(), 'paga-cluster-'));
  const { connection, stop } = await startEmbedded(cluster, { volatile: true });
  try {
    const readme = readFileSync(path.resolve(sources, '../../README.md'), 'utf8');
    const statements = [...readme.matchAll(/-c "(create [^"]+)"/g)].map(([, statement = '']) => statement);
    expect(statements).toHaveLength(3);
    const administrator = await connectedClient(connection);
    for (const statement of statements) await administrator.query(statement.replace('...', 'geheim-db'));
    await administrator.end();
    const address = (user: string) =>
      `postgres://${user}:geheim-db@localhost:${connection.port}/paga?host=${encodeURIComponent(connection.host)}`;
    const env = {
      ...whole(),
      DATABASE_URL: address('paga_server'),
      MIGRATE_URL: address('paga_owner'),
      LOG_LEVEL: 'info',
    };
    const first = await startedServer(env);
    expect(first.output()).toMatch(/setup secret/);
    expect(first.output()).not.toContain('geheim');
    expect((await fetch(`${first.url}/api/health`, { headers: { connection: 'close' } })).status).toBe(200);
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
    const owner = await startedServer({ ...env, DATABASE_URL: address('paga_owner') });
    expect(await owner.ended).toBe(1);
    expect(owner.output()).toContain('sign in as the same user');
  } finally {
    await stop();
    rmSync(cluster, { recursive: true, force: true });
  }
}, 120_000);
