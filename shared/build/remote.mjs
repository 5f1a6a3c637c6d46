// What `pnpm dev`, `build`, `test` and `check` do in the folder of a remote; what is written behind them is handed on.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const here = (script) => [process.execPath, path.join(import.meta.dirname, script)];
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const [command, ...rest] = process.argv.slice(2);
const folder = path.basename(process.cwd());

const COMMANDS = {
  dev: [[...here('dev.mjs'), folder.slice('mf-'.length), ...rest]],
  build: [[...here('build-all.mjs'), folder, ...rest]],
  test: [[...here('node_modules/jest/bin/jest.js'), ...rest]],
  check: [
    [bin('biome'), 'ci', '--error-on-warnings', '--colors=off', folder],
    [bin('tsc'), '-b', folder, '--pretty', 'false'],
    here('house/check-imports.mjs'),
    here('check/check-remotes.mjs'),
    here('check/check-messages.mjs'),
    here('check/check-words.mjs'),
    here('check/check-classes.mjs'),
  ],
};
if (!(command in COMMANDS) || !folder.startsWith('mf-')) {
  console.error(`in the folder of a remote: pnpm ${Object.keys(COMMANDS).join(' | ')}`);
  process.exit(2);
}
for (const [program, ...args] of COMMANDS[command]) {
  // Jest finds its tests from where it stands; everything else speaks of the whole checkout.
  const { status } = spawnSync(program, args, {
    cwd: command === 'test' ? process.cwd() : root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
