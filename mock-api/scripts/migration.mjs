// `pnpm --filter @paga/mock-api migration <name>` adds the step from the last migration to what the tables declare now. Steps that have landed are never changed.
// Of drizzle's pictures of the whole schema only the newest is kept: it is the one the next step starts from.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const here = path.resolve(import.meta.dirname, '..');
const [name] = process.argv.slice(2);
if (!name) throw new Error('Say what the migration brings: pnpm --filter @paga/mock-api migration <name>');
const { status } = spawnSync(path.join(here, 'node_modules/.bin/drizzle-kit'), ['generate', '--name', name], {
  cwd: here,
  stdio: 'inherit',
});
const meta = path.join(here, 'migrations/meta');
const snapshots = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'));
for (const old of snapshots.sort().slice(0, -1)) rmSync(path.join(meta, old));
process.exit(status ?? 1);
