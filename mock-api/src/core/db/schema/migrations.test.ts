import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogOf } from '@paga/testing/catalog';
import { TEMPLATE, testPostgres } from '@paga/testing/test-database';
import { connectedClient } from '#core/db/connected-client.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

test('the migrations make exactly the tables that the sources declare', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paga-migrations-'));
  cpSync(path.join(root, 'migrations'), folder, { recursive: true });
  const before = readdirSync(folder);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/migration.mjs', 'none', path.relative(root, folder)],
    { cwd: root, encoding: 'utf8' },
  );
  const after = readdirSync(folder);
  rmSync(folder, { recursive: true });
  expect({ status, after, said: status === 0 ? '' : stdout + stderr }).toEqual({
    status: 0,
    after: before,
    said: '',
  });
});

test('each step has a number of its own, and only the newest has a snapshot', () => {
  const numbers = readdirSync(path.join(root, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => Number(name.slice(0, 4)));
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index));
  const newest = `${String(numbers.length - 1).padStart(4, '0')}_snapshot.json`;
  expect(readdirSync(path.join(root, 'migrations/meta'))).toEqual([newest]);
});

// What the fifteen steps made of which the first one is joined. A later step that changes or drops something edits its line there.
test('nothing is missing that the first version of the database had', async () => {
  const client = await connectedClient({ ...testPostgres(), database: TEMPLATE });
  const lines = (await catalogOf(client)).map(withoutDefinition);
  await client.end();
  const first = readFileSync(path.join(root, 'fixtures/first-catalog.txt'), 'utf8').trim().split('\n');
  expect(first.length).toBeGreaterThan(1_000);
  expect(first.filter((line) => !lines.includes(line))).toEqual([]);
});

/** Functions and views by name: what they do is tested where they are made. */
const withoutDefinition = (line: string) => line.replace(/ [0-9a-f]{32}$/, '');
