// What `npm test` runs after the installation: the static checks, the build, every Jest project, the journeys of the main jobs in Chromium; closes with the count.
// `pnpm test FILE` runs the tests of the files so named, and nothing else; a journey among them finds the product as it was last built.
// `--journeys` (`pnpm e2e`) leaves it at the build and the journeys; `pnpm e2e main-job` at those whose file is so named, in both languages, `pnpm e2e --rest`
// at those that `npm test` leaves out; with `--after-test` (`.ci/run`) what `npm test` counted just before is counted too.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findHeadless } from './bench/chromium.mjs';
import { derive } from './derive.mjs';
import { asPaths, turnOf } from './journeys.mjs';
import { flakyLine, readReport, toRepeat, withSecond } from './repeat-failed.mjs';
import { timeLines } from './where-time-goes.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, '.build/test-reports');
const jest = path.join(import.meta.dirname, 'node_modules/jest/bin/jest.js');
// Tests make much and drop it at once: with more room for what is young, a twentieth of the processor's time is not spent on clearing up.
// What a test file compiles for speed goes with the file: only what runs very often gets that back (an eighth of a screen test's time).
const FOR_TESTS = ['--max-semi-space-size=64', '--interrupt-budget=500000'];
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const NONE = { passed: 0, failed: 0, flaky: [] };

function step(name, args, env = {}) {
  const start = Date.now();
  console.log(`\n> ${name}`);
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(`> ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds(start)}`);
  return status === 0;
}

/** One run of Jest: its report, or undefined when it has left none; `ok` is what the process said. */
function jestOnce({ name, configuration, env }, workers, more) {
  const output = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const args = [
    ...FOR_TESTS,
    jest,
    '--config',
    configuration,
    `--maxWorkers=${workers}`,
    '--json',
    `--outputFile=${output}`,
    '--silent=false',
    ...more,
  ];
  const ok = step(`tests: ${name}`, args, env);
  const report = existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : undefined;
  return { ok, report: report && readReport(report), lines: report && timeLines(root, report) };
}

/** A run of Jest in `workers` at once, whose few failed files get a second look, each by itself. */
function runJest(suite, patterns = []) {
  const { ok, report, lines } = jestOnce(suite, suite.workers, patterns);
  if (!report) return { ...NONE, failed: 1 };
  console.log(lines.join('\n'));
  const second = new Map();
  for (const file of toRepeat(report)) {
    const again = jestOnce({ ...suite, name: `${suite.name} again: ${path.relative(root, file)}` }, 1, [
      '--runTestsByPath',
      file,
    ]);
    second.set(file, again.report?.files.get(file) ?? report.files.get(file));
  }
  const counts = withSecond(report, second);
  // Without a failed test it is Jest itself that has failed.
  return !ok && report.failedFiles.length === 0 ? { ...counts, failed: 1 } : counts;
}

derive();
const journeysOnly = process.argv.includes('--journeys');
const rest = process.argv.includes('--rest');
const named = journeysOnly ? process.argv.slice(2).filter((word) => !word.startsWith('-')) : [];
const COUNTED = path.join(reports, 'counted.json');

/** The files that somebody works on: the journeys where an `e2e` is named, else the units. */
async function runNamed(words) {
  const journey = words.some((word) => word.includes('e2e'));
  const env = journey ? { CHROMIUM_PATH: await findHeadless(), PAGA_BOTH_LANGUAGES: '1' } : {};
  const configuration = journey ? 'shell/e2e/jest.config.mjs' : 'shared/build/jest.units.mjs';
  return step(words.join(' '), [jest, '--config', configuration, ...process.argv.slice(2)], env);
}

async function runJourneys() {
  try {
    const CHROMIUM_PATH = await findHeadless();
    const env = named.length > 0 ? { PAGA_BOTH_LANGUAGES: '1' } : { PAGA_TURN: String(turnOf(root)) };
    const name = rest ? 'the rest of the journeys' : 'journeys';
    const suite = { name, configuration: 'shell/e2e/jest.config.mjs', workers: 2 };
    const which = rest ? 'rest' : journeysOnly ? 'all' : 'main';
    const patterns = named.length > 0 ? named : asPaths(path.join(root, 'shell/e2e'), which);
    return runJest({ ...suite, env: { ...env, CHROMIUM_PATH } }, patterns);
  } catch (error) {
    console.error(error.message);
    return { ...NONE, failed: 1 };
  }
}

const files = journeysOnly ? [] : process.argv.slice(2).filter((word) => !word.startsWith('-'));
if (files.length > 0) process.exit((await runNamed(files)) ? 0 : 1);

/** What the run before this one counted, which was this run's first half. */
const before =
  process.argv.includes('--after-test') && existsSync(COUNTED)
    ? JSON.parse(readFileSync(COUNTED, 'utf8'))
    : { ...NONE, failed: process.argv.includes('--after-test') ? 1 : 0 };
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const start = Date.now();
const checked = journeysOnly || step('static checks', ['shared/build/verify.mjs', '--static']);
const built = step('build', ['shared/build/build-all.mjs']);
// A third of their time the units wait, for a database, a mail server or a clock: three of them keep two cores at work.
const units = journeysOnly
  ? NONE
  : runJest({ name: 'units', configuration: 'shared/build/jest.units.mjs', workers: 3 });
const journeys = built ? await runJourneys() : NONE;
const otherFailures = [checked, built].filter((ok) => !ok).length;
const failed = units.failed + journeys.failed + otherFailures;
console.log(
  `\nwhole run: ${seconds(start)}${otherFailures > 0 ? `; ${otherFailures} step(s) failed outside the tests` : ''}\n`,
);
const flaky = [...before.flaky, ...units.flaky, ...journeys.flaky];
for (const file of flaky) console.log(flakyLine(root, file));
const counted = {
  passed: before.passed + units.passed + journeys.passed,
  failed: before.failed + failed,
  flaky,
};
writeFileSync(COUNTED, JSON.stringify(counted));
console.log(`${counted.passed} passed, ${counted.failed} failed`);
process.exit(counted.failed > 0 ? 1 : 0);
