import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { downloadBackup, getBackup, requestBackup } from '@paga/contract/backup';
import { uploadLogo } from '@paga/contract/company/profile';
import type { Endpoint, InputOf } from '@paga/contract/endpoint';
import { getVacationListPdf } from '@paga/contract/reports';
import { type EmulatedS3, emulatedS3 } from '@paga/testing/emulated-s3';
import { addressOf } from '@paga/testing/killable-server';
import { replyOf, requestOf, signedInAt, type TestUser } from '@paga/testing/send-call';
import { endStarted, type Started, startedServer } from '@paga/testing/started-server';
import sharp from 'sharp';
import { connectedClient } from './core/db/connected-client.ts';
import { startEmbedded } from './core/db/embedded/embedded-postgres.ts';
import { freePort } from './core/db/embedded/free-port.ts';

// Two servers with nothing in common but a database, three buckets and the keys of their environment, started at once on an empty database.
let s3: EmulatedS3;
let folders: string[];
let cluster: Awaited<ReturnType<typeof startEmbedded>>;
let env: Record<string, string>;
let [one, other]: Started[] = [];
let metricsPort: number;
const folder = (name: string) => {
  const made = mkdtempSync(path.join(tmpdir(), `paga-${name}-`));
  folders.push(made);
  return made;
};
const key = () => randomBytes(32).toString('hex');

beforeAll(async () => {
  folders = [];
  s3 = await emulatedS3(['files', 'backups']);
  cluster = await startEmbedded(folder('cluster'), { volatile: true });
  const administrator = await connectedClient(cluster.connection);
  await administrator.query('create database paga');
  await administrator.end();
  env = {
    DATABASE_URL: addressOf(cluster.connection),
    ...{ PAGA_DEMO: 'plain', FILES_URL: s3.urlOf('files'), BACKUP_URL: s3.urlOf('backups') },
    AUDIT_HEADS_URL: s3.urlOf('backups', '/audit'),
    ...{ AUDIT_KEY: key(), BACKUP_KEY: key(), BOOKKEEPING_KEY: key() },
  };
  metricsPort = await freePort();
  [one, other] = await Promise.all([start({ METRICS_PORT: String(metricsPort) }), start()]);
});
afterAll(async () => {
  endStarted();
  await cluster?.stop();
  await s3?.close();
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

const start = (more: Record<string, string> = {}) =>
  startedServer({ ...env, DATA_DIR: folder('data'), ...more });

type Person = TestUser & {
  call: <E extends Endpoint>(
    server: Started | undefined,
    endpoint: E,
    input: InputOf<E>,
  ) => ReturnType<typeof replyOf<E>>;
};

/** The administrator of the demo's first company, signed in at the first server. */
async function signedIn(): Promise<Person & { companyId: number }> {
  const user = await signedInAt(one?.url ?? '', 'admin@agimi.test', 'Demo123');
  const owner = await connectedClient({ ...cluster.connection, database: 'paga' });
  const { rows } = await owner.query(`select min("id") as id from "tenant" where "name" = 'Agimi'`);
  await owner.end();
  const companyId = Number(rows[0].id);
  return {
    ...{ ...user, companyId },
    call: async (server, endpoint, input) =>
      replyOf(await fetch(requestOf(endpoint, input, user, { company: companyId }, server?.url))),
  };
}

const fileAt = (server: Started | undefined, link: string, { handle, cookie }: TestUser) =>
  fetch(`${server?.url}${link}`, {
    headers: {
      authorization: `Bearer ${handle}`,
      cookie: `paga_session=${cookie}`,
      'sec-fetch-site': 'same-origin',
    },
  });

test('both serve, and the demo is filled once', async () => {
  expect([one?.serves, other?.serves, one?.output(), other?.output()]).toEqual([
    true,
    true,
    expect.any(String),
    expect.any(String),
  ]);
  const owner = await connectedClient({ ...cluster.connection, database: 'paga' });
  const { rows } = await owner.query(
    `select count(*)::int as people, count(distinct "personalNumber")::int as persons from "employee" where "tenantId" = (select min("id") from "tenant" where "name" = 'Agimi')`,
  );
  await owner.end();
  expect(rows[0].people).toBeGreaterThan(50);
  expect(rows[0].people).toBe(rows[0].persons);
});

test('what one takes, draws or saves the other one hands out, and neither keeps it in its folder', async () => {
  const person = await signedIn();
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' });
  const sent = await person.call(one, uploadLogo, { body: { logo: file } });
  const { logo } = sent.body as { logo: string };
  expect([sent.status, (await fileAt(other, logo, person)).status]).toEqual([200, 200]);
  const span = { from: '2026-01-01', to: '2026-12-31' };
  const report = await person.call(one, getVacationListPdf, {
    body: { tenantId: person.companyId, ...span },
  });
  const { path: link } = report.body as { path: string };
  expect([report.status, (await fileAt(other, link, person)).headers.get('content-type')]).toEqual([
    200,
    'application/pdf',
  ]);
  expect((await person.call(one, requestBackup, {})).status).toBe(200);
  for (let tries = 0; (await person.call(other, getBackup, {})).body.state !== 'done'; tries += 1) {
    if (tries > 60) throw new Error(`${one?.output()} ${other?.output()}`);
    await wait(250);
  }
  for (const server of [one, other]) expect((await person.call(server, downloadBackup, {})).status).toBe(200);
  const own = folders
    .filter((made) => made.includes('paga-data'))
    .flatMap((made) => readdirSync(made, { recursive: true, encoding: 'utf8' }));
  expect(own.filter((name) => !/registry|demo-|emulator|quickbooks/.test(name))).toEqual([]);
});

test('the figures of a server are on a port of their own', async () => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toMatch(/^paga_calls_total\{call="login",status="200"\} \d+$/m);
  expect(text).toMatch(/^paga_job_ended_seconds\{job="making backups"\} \d/m);
  expect((await fetch(`${one?.url}/metrics`)).headers.get('content-type')).not.toContain('text/plain');
});

test('a file that was exchanged in the bucket is refused by both, with its own code', async () => {
  const person = await signedIn();
  const [object = ''] = [...s3.bucket('files').all.keys()].filter((name) => name.startsWith('logos/'));
  s3.bucket('files').all.set(object, randomBytes(500));
  const [kind, of, name] = object.split('/');
  for (const server of [one, other]) {
    const answer = await fileAt(server, `/api/files/${of}/${kind}/${name}`, person);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([500, 'FILE_DAMAGED']);
  }
});

test('one that would lay files in a folder of its own, or made a key of its own, does not start, and says why', async () => {
  const refused = [
    await start({ FILES_URL: '' }),
    await start({ AUDIT_KEY: '' }),
    await start({ BACKUP_URL: s3.urlOf('files') }),
  ];
  expect(refused.map(({ serves }) => serves)).toEqual([false, false, false]);
  expect(refused[0]?.output()).toContain('FILES_DIR or FILES_URL leads to another place');
  expect(refused[1]?.output()).toContain(
    'servers of one database share their keys. Set AUDIT_KEY or AUDIT_KEY_FILE',
  );
  expect(refused[2]?.output()).toContain('BACKUP_URL names the bucket or the key of FILES_URL');
});
