// `pnpm verify`: format and lint, types, import walls, the remotes' shape, messages, unit tests. `--static` leaves the tests out.
// `--changed` lints and tests only what a change touches, against `main`; `--changed=REF` against another. Says which remotes the change builds anew.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './bundle/rspack.base.mjs';
import { ACCESS_TABLE, restampedBy } from './bundle/stamp.mjs';
import { changedFiles, isAccessChanged, stillThere, touchedTests } from './check/touched-tests.mjs';
import { derive } from './derive.mjs';

const bin = (name) => path.join(root, 'node_modules/.bin', name);
const node = (script) => [process.execPath, path.join(import.meta.dirname, script)];
const jest = path.join(import.meta.dirname, 'node_modules/jest/bin/jest.js');

const since = process.argv.find((word) => /^--changed(=|$)/.test(word));
const base = since ? (since.split('=')[1] ?? 'main') : 'HEAD';
const changed = since && changedFiles(base);
const linted = changed ? ['--no-errors-on-unmatched', ...stillThere(changed)] : [];

const CHECKS = [
  [
    'format and lint',
    bin('biome'),
    'ci',
    '--error-on-warnings',
    '--colors=off',
    '--max-diagnostics=30',
    ...linted,
  ],
  // By itself tsc lets four checkers work out the types of one package anew each: on two cores one is twice as quick.
  ['types', bin('tsc'), '-b', '--pretty', 'false', '--checkers', '1'],
  ['imports', ...node('house/check-imports.mjs')],
  ['remotes', ...node('check/check-remotes.mjs')],
  ['messages', ...node('check/check-messages.mjs')],
  ['words', ...node('check/check-words.mjs')],
  ['classes', ...node('check/check-classes.mjs')],
  ['asvs', ...node('check/check-asvs.mjs')],
  ['wire', ...node('check/check-wire.mjs')],
];
/** Reads what `types` has written. */
const SURFACE = ['surface', ...node('check/check-surface.mjs')];
const ALL_TESTS = [
  'unit tests',
  process.execPath,
  jest,
  '--config',
  path.join(import.meta.dirname, 'jest.units.mjs'),
  '--maxWorkers=2',
];

/** The unit tests to run; undefined when a change touches none. */
function testsToRun() {
  if (!changed) return ALL_TESTS;
  const touched = touchedTests(changed);
  const [name, ...command] = ALL_TESTS;
  return touched.length > 0
    ? [`${name} (${touched.length} files)`, ...command, '--runTestsByPath', ...touched]
    : undefined;
}

function run([name, command, ...args]) {
  const start = Date.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      console.log(
        `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`,
      );
      if (code !== 0) console.log(output.trimEnd());
      resolve(code === 0);
    });
  });
}

/** Says which remotes the change builds anew; a checkout without its history has none to compare with. */
function sayRestamped() {
  try {
    const files = [...(changed ?? changedFiles(base)), ...(isAccessChanged(base) ? [ACCESS_TABLE] : [])];
    console.log(`against ${base} new stamps for: ${restampedBy(files).join(', ') || 'no remote'}`);
  } catch (error) {
    console.log(`no comparison with ${base}: ${error.message.split('\n')[0]}`);
  }
}

derive();
sayRestamped();
const results = [];
const queue = [...CHECKS];
const worker = async () => {
  for (let check = queue.shift(); check; check = queue.shift()) results.push(await run(check));
};
await Promise.all([worker(), worker()]);
results.push(await run(SURFACE));
const tests = process.argv.includes('--static') ? undefined : testsToRun();
if (tests) results.push(await run(tests));
process.exit(results.every(Boolean) ? 0 : 1);
