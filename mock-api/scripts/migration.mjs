// Regenerates the one initial migration from the tables; until the first landing nothing has to be upgraded.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

const here = path.resolve(import.meta.dirname, '..');
const locked = process.env.MIGRATION_LOCKED === '1';
const run = (command, args, env = {}) => spawnSync(command, args, { cwd: here, stdio: 'inherit', env: { ...process.env, ...env } });

if (!locked) {
  const again = run('flock', ['/tmp/migration.lock', process.execPath, import.meta.filename], { MIGRATION_LOCKED: '1' });
  process.exit(again.status ?? 1);
}
rmSync(path.join(here, 'migrations'), { recursive: true, force: true });
const { status } = run(path.join(here, 'node_modules/.bin/drizzle-kit'), ['generate', '--name', 'initial']);
process.exit(status ?? 1);
