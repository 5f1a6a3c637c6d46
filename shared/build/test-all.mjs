// What `npm test` runs after the installation: the static checks, the build, every Jest project, the journeys in Chromium; closes with the count.
// `--journeys` (`pnpm e2e`) leaves it at the build and the journeys; `pnpm e2e main-job` at those whose file is so named.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, '.build/test-reports');
const jest = path.join(import.meta.dirname, 'node_modules/jest/bin/jest.js');
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
let failedSteps = 0;

function step(name, args, env = {}) {
  const start = Date.now();
  console.log(`\n> ${name}`);
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(`> ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds(start)}`);
  if (status !== 0) failedSteps += 1;
  return status === 0;
}

function runJest(name, configuration, workers, env, patterns = []) {
  const output = path.join(reports, `${name}.json`);
  const ok = step(
    `tests: ${name}`,
    [jest, '--config', configuration, `--maxWorkers=${workers}`, '--json', `--outputFile=${output}`, '--silent=false', ...patterns],
    env,
  );
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(output, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  } catch {
    return { passed: 0, failed: ok ? 0 : 1 };
  }
}

const NONE = { passed: 0, failed: 0 };
const journeysOnly = process.argv.includes('--journeys');
const named = journeysOnly ? process.argv.slice(2).filter((word) => !word.startsWith('-')) : [];

async function runJourneys() {
  try {
    return runJest('journeys', 'shell/e2e/jest.config.mjs', 2, { CHROMIUM_PATH: await findChromium() }, named);
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const start = Date.now();
if (!journeysOnly) step('static checks', ['shared/build/verify.mjs', '--static']);
const built = step('build', ['shared/build/build-all.mjs']);
const units = journeysOnly ? NONE : runJest('units', 'shared/build/jest.units.mjs', 2);
const journeys = built ? await runJourneys() : { passed: 0, failed: 1 };
const failed = units.failed + journeys.failed;
const otherFailures = failedSteps - (units.failed > 0 ? 1 : 0) - (journeys.failed > 0 && built ? 1 : 0);
console.log(`\nwhole run: ${seconds(start)}${otherFailures > 0 ? `; ${otherFailures} step(s) failed outside the tests` : ''}\n`);
console.log(`${units.passed + journeys.passed} passed, ${failed + Math.max(0, otherFailures)} failed`);
process.exit(failedSteps > 0 || failed > 0 ? 1 : 0);
