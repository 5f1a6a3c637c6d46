// `pnpm --filter @paga/mock-api migration <name>` adds the step from the last migration to what the tables declare now. Steps that have landed are never changed.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const here = path.resolve(import.meta.dirname, '..');
const [name] = process.argv.slice(2);
if (!name) throw new Error('Say what the migration brings: pnpm --filter @paga/mock-api migration <name>');
const { status } = spawnSync(path.join(here, 'node_modules/.bin/drizzle-kit'), ['generate', '--name', name], {
  cwd: here,
  stdio: 'inherit',
});
process.exit(status ?? 1);
