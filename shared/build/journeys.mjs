// Which journeys a run takes: `npm test` those of the main jobs, which a newcomer waits for, `pnpm e2e --rest` the others, `pnpm e2e` all of them.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const SUFFIX = '.test.ts';
/** What people come for: enter and import people, calculate, close, pay and declare a month, book leave, read a report; each as the roles may, and with the focus in sight. */
export const MAIN_JOBS = [
  'main-job',
  'whole-month',
  'import',
  'employee',
  'leave',
  'pay-and-file',
  'reports',
  'roles',
  'focus',
];

/** The journeys of a folder that a run takes: `main`, the `rest`, or all. */
export function journeysOf(names, which) {
  const journeys = names.filter((name) => name.endsWith(SUFFIX)).map((name) => name.slice(0, -SUFFIX.length));
  const gone = MAIN_JOBS.filter((name) => !journeys.includes(name));
  if (gone.length > 0)
    throw new Error(`no journey is named ${gone.join(', ')}: see MAIN_JOBS in journeys.mjs`);
  const isMain = (name) => MAIN_JOBS.includes(name);
  return journeys.filter((name) => which === 'all' || isMain(name) === (which === 'main'));
}

/** Arguments with which Jest runs them. */
export const asPaths = (folder, which) => [
  '--runTestsByPath',
  ...journeysOf(readdirSync(folder), which).map((name) => `${folder}/${name}${SUFFIX}`),
];

/** Turns from commit to commit: which language each journey is walked in. Without git always the same one. */
export function turnOf(root) {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout.slice(0, 6), 16) : 0;
}
