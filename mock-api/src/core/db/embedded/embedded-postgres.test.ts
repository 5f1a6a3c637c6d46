import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbedded } from './embedded-postgres.ts';
import { chooseRunner } from './runner.ts';
import { isAlive } from './stop-process.ts';

const volatile = { volatile: true };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'paga-embedded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function query(running: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new pg.Client(running.connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** A server process that starts the database of `folder`, prints the id of its PostgreSQL, and waits. */
async function startElsewhere(): Promise<{ kill: () => Promise<void>; postgres: number }> {
  const tsx = path.resolve(import.meta.dirname, '../../../../node_modules/tsx/dist/esm/index.mjs');
  const module = path.join(import.meta.dirname, 'embedded-postgres.ts');
  const program = `const { startEmbedded } = await import(${JSON.stringify(module)}); console.log((await startEmbedded(${JSON.stringify(folder)}, { volatile: true })).pid); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const postgres = await new Promise<number>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk))),
  );
  const kill = () => {
    child.kill('SIGKILL');
    return gone;
  };
  return { postgres, kill };
}

test('keeps its data over a stop and leaves no process behind', async () => {
  const first = await startEmbedded(folder, volatile);
  await query(first, `create table note as select 'Arta Krasniqi' as name`);
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);
  const second = await startEmbedded(folder, volatile);
  expect(await query(second, 'select name from note')).toEqual([{ name: 'Arta Krasniqi' }]);
  await second.stop();
  expect(isAlive(second.pid)).toBe(false);
});

test('asks for the password even on the local socket', async () => {
  const running = await startEmbedded(folder, volatile);
  await expect(new pg.Client({ ...running.connection, password: 'wrong' }).connect()).rejects.toThrow(
    'password authentication failed',
  );
  await running.stop();
});

test('shuts PostgreSQL down when the server is killed, and starts again', async () => {
  const { postgres, kill } = await startElsewhere();
  await kill();
  for (let tries = 0; isAlive(postgres) && tries < 3_000; tries += 1) await wait(10);
  expect(isAlive(postgres)).toBe(false);
  const again = await startEmbedded(folder, volatile);
  expect(await query(again, 'select 1 as one')).toEqual([{ one: 1 }]);
  await again.stop();
});

test('stops a PostgreSQL that outlived its server before it starts its own', async () => {
  const orphan = await startEmbedded(folder, volatile);
  const again = await startEmbedded(folder, volatile);
  expect(isAlive(orphan.pid)).toBe(false);
  expect(await query(again, 'select 1 as one')).toEqual([{ one: 1 }]);
  await again.stop();
});

test('leaves another process alone that has the process id of stale notes', async () => {
  const first = await startEmbedded(folder, volatile);
  await first.stop();
  const stranger = spawn('sleep', ['30'], chooseRunner().spawn);
  const cluster = path.join(folder, 'postgres');
  for (const note of ['postmaster.pid', '.s.PGSQL.5432.lock'])
    writeFileSync(path.join(cluster, note), `${stranger.pid}\n${cluster}\n`);
  const again = await startEmbedded(folder, volatile);
  expect(stranger.exitCode).toBeNull();
  expect(isAlive(stranger.pid ?? 0)).toBe(true);
  stranger.kill('SIGKILL');
  await again.stop();
});

test('makes the cluster anew when the first start was cut off in the middle', async () => {
  const first = await startEmbedded(folder, volatile);
  await first.stop();
  rmSync(path.join(folder, 'postgres/PG_VERSION'));
  rmSync(path.join(folder, 'postgres'), { recursive: true });
  expect(existsSync(path.join(folder, 'postgres.new'))).toBe(false);
  const again = await startEmbedded(folder, volatile);
  await again.stop();
  expect(readFileSync(path.join(folder, 'postgres/PG_VERSION'), 'utf8').trim()).toBe('18');
});
