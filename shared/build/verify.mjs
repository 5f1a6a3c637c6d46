// `pnpm verify`: format and lint, types, import walls, the remotes' shape, messages, unit tests. `--static` leaves the tests out.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './bundle/rspack.base.mjs';

const bin = (name) => path.join(root, 'node_modules/.bin', name);
const node = (script) => [process.execPath, path.join(import.meta.dirname, script)];
const jest = path.join(import.meta.dirname, 'node_modules/jest/bin/jest.js');

const CHECKS = [
  ['format and lint', bin('biome'), 'ci', '--error-on-warnings', '--colors=off', '--max-diagnostics=30'],
  ['types', bin('tsc'), '-b', '--pretty', 'false'],
  ['imports', ...node('house/check-imports.mjs')],
  ['remotes', ...node('check/check-remotes.mjs')],
  ['messages', ...node('check/check-messages.mjs')],
];
const TESTS = ['unit tests', process.execPath, jest, '--config', path.join(import.meta.dirname, 'jest.units.mjs'), '--maxWorkers=2'];

function run([name, command, ...args]) {
  const start = Date.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
      if (code !== 0) console.log(output.trimEnd());
      resolve(code === 0);
    });
  });
}

const results = [];
const queue = [...CHECKS];
const worker = async () => {
  for (let check = queue.shift(); check; check = queue.shift()) results.push(await run(check));
};
await Promise.all([worker(), worker()]);
if (!process.argv.includes('--static')) results.push(await run(TESTS));
process.exit(results.every(Boolean) ? 0 : 1);
