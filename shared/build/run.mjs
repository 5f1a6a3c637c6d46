// What `npm start` and `npm test` run on a bare clone: only Node and npm are needed. Fetches the pinned pnpm, installs, then builds and serves, or tests.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownEnvironment, PNPM } from './pnpm.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const stamp = path.join(root, 'node_modules/.paga-installed');

/** Whatever the server is started for, building it takes the packages of developers, which a package manager leaves out in production. */
function environment() {
  const { NODE_ENV: _, ...env } = ownEnvironment();
  return env;
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Paga needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs when the lock file is another than at the last install. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  run('npm', [
    'exec',
    '--yes',
    `--package=${PNPM}`,
    '--',
    'pnpm',
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
  ]);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

requireNode();
install();
if (process.argv[2] === 'test') {
  run(process.execPath, ['shared/build/test-all.mjs', ...process.argv.slice(3)]);
} else {
  run(process.execPath, ['shared/build/build-all.mjs']);
  await import(pathToFileURL(path.join(root, 'mock-api/dist/main.mjs')).href);
}
