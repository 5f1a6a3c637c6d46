// `pnpm soak controls`: takes each control of the table out of a copy of the sources and runs the test that docs/asvs.md names for it, which must fail then
// and pass without the change. The copy is a worktree of git in a folder of its own; this checkout is not touched. `pnpm soak controls 6.5.1 3.3.3`: those rows.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTROLS } from './table.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout;
}

/** A worktree with what is committed, what is not, and the installed packages: its own links, the store of this checkout. */
function copyOfTree() {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'paga-controls-')), 'tree');
  git('worktree', 'add', '--detach', '--quiet', copy, 'HEAD');
  const changed = git('ls-files', '--modified', '--others', '--exclude-standard', '-z').split('\0');
  for (const file of changed.filter((name) => name !== ''))
    cpSync(path.join(root, file), path.join(copy, file), { force: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const folder of ['.', 'shared'].flatMap((of) =>
    readdirSync(`${root}/${of}`).map((name) => path.join(of, name)),
  )) {
    const links = path.join(folder, 'node_modules');
    if (existsSync(path.join(root, links)))
      cpSync(path.join(root, links), path.join(copy, links), { recursive: true, verbatimSymlinks: true });
  }
  cpSync(path.join(root, 'shared/contract/derived'), path.join(copy, 'shared/contract/derived'), {
    recursive: true,
    force: true,
  });
  return copy;
}

/** Whether a test passes in the copy, how many ran and for how long. */
function tested(copy, { test, name }) {
  const began = Date.now();
  const report = path.join(copy, '.controls.json');
  rmSync(report, { force: true });
  spawnSync(
    process.execPath,
    [
      'shared/build/node_modules/jest/bin/jest.js',
      ...['--config', 'shared/build/jest.units.mjs', '--maxWorkers=1', '--json', `--outputFile=${report}`],
      ...['--runTestsByPath', test, ...(name ? ['-t', name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')] : [])],
    ],
    { cwd: copy, stdio: 'ignore', env: { ...process.env, PAGA_SOAK: '' } },
  );
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = (() => {
    try {
      return JSON.parse(readFileSync(report, 'utf8'));
    } catch {
      return {};
    }
  })();
  return { passed, failed, seconds: Math.round((Date.now() - began) / 1000) };
}

/** Takes a text out of a file of the copy; what comes back puts it in again. */
function take(copy, row, { file, find, put }) {
  const place = path.join(copy, file);
  const source = readFileSync(place, 'utf8');
  if (source.split(find).length !== 2)
    throw new Error(`${row}: "${find}" must stand exactly once in ${file}`);
  writeFileSync(
    place,
    source.replace(find, () => put),
  );
  return () => writeFileSync(place, source);
}

/** The sources without a control and what stands `besides` it, for as long as `work` takes. */
function without(copy, { row, besides = [], ...control }, work) {
  const undo = [control, ...besides].map((one) => take(copy, row, one));
  try {
    return work();
  } finally {
    for (const put of undo) put();
  }
}

function judged(copy, control) {
  const honest = tested(copy, control);
  const taken = without(copy, control, () => tested(copy, control));
  const isRight = honest.failed === 0 && honest.passed > 0 && taken.failed > 0;
  const name = path.basename(control.test);
  console.log(
    `${isRight ? 'ok    ' : 'FAILED'} ${control.row} ${control.out}: ${name}, ${honest.passed} passed, ${taken.failed} of ${taken.failed + taken.passed} red without it (${honest.seconds} + ${taken.seconds} s)`,
  );
  return isRight;
}

/** Runs the table, or the rows so named; answers whether every control is noticed. */
export function runControls(rows = []) {
  const controls = CONTROLS.filter(({ row }) => rows.length === 0 || rows.includes(row));
  const copy = copyOfTree();
  try {
    const results = controls.map((control) => judged(copy, control));
    console.log(
      `${results.filter(Boolean).length} of ${results.length} controls are noticed when they are gone`,
    );
    return results.length > 0 && results.every(Boolean);
  } finally {
    git('worktree', 'remove', '--force', copy);
    rmSync(path.dirname(copy), { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) process.exit(runControls(process.argv.slice(2)) ? 0 : 1);
