import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

test('the migrations make exactly the tables that the sources declare', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paga-migrations-'));
  cpSync(path.join(root, 'migrations'), folder, { recursive: true });
  const before = readdirSync(folder);
  const args = ['generate', '--dialect=postgresql', '--schema=./src/**/table.ts', `--out=${path.relative(root, folder)}`];
  const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin/drizzle-kit'), args, { cwd: root, encoding: 'utf8' });
  const after = readdirSync(folder);
  rmSync(folder, { recursive: true });
  expect({ status, after, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, after: before, said: '' });
});
