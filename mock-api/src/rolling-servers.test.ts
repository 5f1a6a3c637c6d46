import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSector } from '@paga/contract/employees/sectors';
import { getSalaries } from '@paga/contract/payroll';
import { addressOf, bundledServer } from '@paga/testing/killable-server';
import { replyOf, requestOf, signedInAt } from '@paga/testing/send-call';
import { endStarted, type Started, startedServer } from '@paga/testing/started-server';
import { frontOf } from '../scripts/cluster/front.ts';
import { connectedClient } from './core/db/connected-client.ts';
import { startEmbedded } from './core/db/embedded/embedded-postgres.ts';
import { freePort } from './core/db/embedded/free-port.ts';

// Two servers behind a proxy take turns in stopping and starting while people click; `pnpm soak rolling-servers` ten times, also with one of the version before.

const root = path.resolve(import.meta.dirname, '../..');
const SOAK = process.env.PAGA_SOAK === '1';
const [TURNS, PEOPLE] = SOAK ? [10, 20] : [1, 6];
const PAUSE_MS = 40;

let [folder, cluster]: [string?, Awaited<ReturnType<typeof startEmbedded>>?] = [];
let env: Record<string, string>;
let front: ReturnType<typeof frontOf> | undefined;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'paga-rolling-'));
  cluster = await startEmbedded(folder, { volatile: true });
  await asOwner('create database paga', 'postgres');
  const key = (letter: string) => letter.repeat(64);
  env = {
    DATABASE_URL: addressOf(cluster.connection),
    ...{ PAGA_DEMO: 'plain', LOG_LEVEL: 'error', DATA_DIR: path.join(folder, 'data') },
    ...{ AUDIT_KEY: key('1'), BACKUP_KEY: key('2'), BOOKKEEPING_KEY: key('3'), REGISTRY_KEY: key('4') },
  };
});
afterAll(async () => {
  front?.closeAllConnections();
  front?.close();
  endStarted();
  await cluster?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function asOwner<Row>(statement: string, database = 'paga'): Promise<Row[]> {
  const owner = await connectedClient({ ...cluster?.connection, database });
  await owner.query('set search_path = public, pg_temp');
  return owner
    .query(statement)
    .then(({ rows }) => rows as Row[])
    .finally(() => owner.end());
}

/** Whatever a server does with the run of a job, in the order in which it did so. */
const NOTE_RUNS = `
  create table noted_run ("at" bigint generated always as identity, "name" text, "begins" boolean);
  create function note_run() returns trigger language plpgsql security definer set search_path = public as $$ begin
    if new."startedAt" is distinct from old."startedAt" then insert into noted_run ("name", "begins") values (new."name", true);
    elsif new."leaseUntil" is null and old."leaseUntil" is not null then insert into noted_run ("name", "begins") values (new."name", false); end if;
    return new; end $$;
  create trigger note_run before update on job_run for each row execute function note_run()`;
/** A run that began while the one before it of the same job had not ended. */
const DOUBLED = `
  select "name" from (select "name", "begins", lag("begins") over (partition by "name" order by "at") as "before" from noted_run) r where "begins" and "before"`;

type Program = { file: string; name: string };
const THIS: Program = { file: bundledServer(), name: 'this' };
const previous = (): Program => {
  const folderOf = execFileSync(process.execPath, [path.join(root, 'shared/build/soak/previous.mjs')], {
    encoding: 'utf8',
  });
  return { file: path.join(folderOf.trim(), 'mock-api/dist/main.mjs'), name: 'previous' };
};

async function startOn(port: number, { file, name }: Program): Promise<Started> {
  const server = await startedServer({ ...env, PORT: String(port) }, file);
  if (!server.serves) throw new Error(`${name} did not start: ${server.output()}`);
  return server;
}

async function stopped({ child, ended }: Started): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

/** People who read and write by the proxy until `stop`: the answers that are no success, and the sectors that were acknowledged. */
async function peopleAt(companyId: number) {
  const faults: string[] = [];
  const added: string[] = [];
  let isOver = false;
  const user = await signedInAt(url, 'admin@agimi.test', 'Demo123');
  const one = async (at: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const name = `Zyra ${at} ${turn}`;
      const requests = [
        requestOf(
          getSalaries,
          { query: { year: 2026, month: 11, userId: companyId } },
          user,
          { company: companyId },
          url,
        ),
        requestOf(createSector, { body: { name } }, user, { company: companyId }, url),
      ];
      for (const request of requests) {
        const asked = `${request.method} ${new URL(request.url).pathname}`;
        const reply = await fetch(request).then(replyOf, (error: unknown) => ({
          status: 0,
          body: String(error),
        }));
        if (reply.status < 200 || reply.status > 299)
          faults.push(`${asked}: ${reply.status} ${JSON.stringify(reply.body)}`);
        else if (request.method === 'POST') added.push(name);
        await wait(PAUSE_MS);
      }
    }
  };
  const people = Promise.all(Array.from({ length: PEOPLE }, (_, at) => one(at)));
  return async () => {
    isOver = true;
    await people;
    return { faults, added };
  };
}

const others = (): [string, () => Program][] => [
  ['this version', () => THIS],
  ...(SOAK ? [['the version before', previous] as [string, () => Program]] : []),
];

let ports: [number, number];
let running: Started;
beforeAll(async () => {
  ports = [await freePort(), await freePort()];
  running = await startOn(ports[0], SOAK ? previous() : THIS);
  await asOwner(NOTE_RUNS);
  front = frontOf(ports).listen(0, '127.0.0.1');
  await once(front, 'listening');
  url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
});

describe.each(others())('a server of this version and one of %s', (_name, other) => {
  it('take turns in stopping and starting, and nobody who works notices', async () => {
    const [company] = await asOwner<{ id: string }>(
      `select min("id") as "id" from "tenant" where "name" = 'Agimi'`,
    );
    const companyId = Number(company?.id);
    const stop = await peopleAt(companyId);
    for (let turn = 0; turn < TURNS; turn += 1) {
      const second = await startOn(ports[1], THIS);
      await stopped(running);
      running = await startOn(ports[0], other());
      await stopped(second);
    }
    const { faults, added } = await stop();
    expect(faults).toEqual([]);
    expect(added.length).toBeGreaterThan(PEOPLE);
    const stored = await asOwner<{ name: string }>(
      `select "name" from "sector" where "tenantId" = ${companyId} and "name" like 'Zyra %'`,
    );
    expect(stored.map(({ name }) => name).sort()).toEqual(added.sort());
    await asOwner(`delete from "sector" where "name" like 'Zyra %'`);
    expect(await asOwner(DOUBLED)).toEqual([]);
    const [runs] = await asOwner<{ begun: number }>('select count(*)::int as "begun" from noted_run');
    expect(runs?.begun).toBeGreaterThan(0);
  });
});
