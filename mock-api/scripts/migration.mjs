// `pnpm --filter @paga/mock-api migration <name> [folder]` adds the step from the last migration to what the tables declare now. Steps that have landed are
// never changed. Of drizzle's pictures of the whole schema only the newest is kept: it is the one the next step starts from. Its journal says no more
// than the names of the files, so it is written for drizzle-kit and goes with it.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const here = path.resolve(import.meta.dirname, '..');
const [name, folder = 'migrations'] = process.argv.slice(2);
if (!name) throw new Error('Say what the migration brings: pnpm --filter @paga/mock-api migration <name>');
const out = path.join(here, folder);
const meta = path.join(out, 'meta');
const journal = path.join(meta, '_journal.json');
const steps = readdirSync(out).filter((file) => file.endsWith('.sql'));
const entries = steps.sort().map((file, idx) => ({
  idx,
  version: '7',
  when: idx,
  tag: path.basename(file, '.sql'),
  breakpoints: true,
}));
writeFileSync(journal, JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
const { status } = spawnSync(
  path.join(here, 'node_modules/.bin/drizzle-kit'),
  ['generate', '--dialect=postgresql', '--schema=./src/**/table.ts', `--out=${folder}`, '--name', name],
  { cwd: here, stdio: 'inherit' },
);
rmSync(journal);
const snapshots = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'));
for (const old of snapshots.sort().slice(0, -1)) rmSync(path.join(meta, old));
process.exit(status ?? 1);
