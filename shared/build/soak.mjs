// `pnpm soak` runs the long programmes whose small seeded samples are part of `npm test`: PAGA_SOAK=1 gives them their full length.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runControls } from './soak/run-controls.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const jest = path.join(import.meta.dirname, 'node_modules/jest/bin/jest.js');
const PROGRAMMES = [
  'mf-admin/src/configurations/every-window',
  'mock-api/src/employees/import/(read/mangled|workbook/open)',
  'mock-api/src/employees/edi/edi-files',
  'mock-api/src/employees/export/export',
  'mock-api/src/every-call/(admission|content-types|hostile-input)',
  'shared/payroll/src/check',
  'shared/payroll/src/compare',
  'shared/payroll/src/what-if',
  'shared/payroll/src/row',
  'shared/payroll/src/salary/regular-pay',
  'shared/calendar/src/recorded-dates',
  'shared/kit/src/data-table/range/sheet',
  'mock-api/src/payroll/random-months',
  'mock-api/src/payroll/check/audit-month',
  'mock-api/src/company/profile/company-life',
  'mock-api/src/own/payslips/same-as-office',
  'mock-api/src/filing/random-filings',
  'mock-api/src/reports/report-sums',
  'mock-api/src/payroll/what-if/carry-over',
  'mock-api/src/payroll/.*-crash',
  'mock-api/src/payroll/.*-race',
  'mock-api/src/payroll/closing/mark-closing',
  'mock-api/src/bookkeeping/posting/.*-(postings|crash)',
  'mock-api/src/core/audit/edited-lines',
  'shared/build/src/forgotten-field',
  'mock-api/src/leave/ledger/same-days',
  'mock-api/src/identity/session/(session-walks|guesses)',
  'mock-api/src/identity/users/escalation',
  'mock-api/src/approvals/histories',
  'mock-api/src/every-call/fuzz',
  'mock-api/src/every-call/hog',
  'mock-api/src/chaos',
  'mock-api/src/rolling-servers',
  'mock-api/src/point-in-time',
  'mock-api/src/core/files/stores',
  'e2e',
  'dependencies',
  'pooled',
];
// `pnpm soak race` runs the programmes so named, `pnpm soak e2e` the journeys, which look with axe in both languages then, of them `pnpm soak skew` every
// combination of shell, remotes and server of this version and the one before, `pnpm soak dependencies` asks the registry for advisories: that it could not be asked is
// said, and is no fault of the sources.
// `pnpm soak pooled` runs every unit test with its servers behind the system's PgBouncer, `pnpm soak pooled mock-api/src/leave` those so named; where it is missing that is said.
// The seed of each stands in the names of its tests; PAGA_SEED starts from another.
// `pnpm soak hog payroll getHealth` hogs an area or a call; alone it takes all, on the second core while the server has the first.
const named = process.argv.slice(2);
const hogs = named[0] === 'hog';
const wanted = hogs ? ['mock-api/src/every-call/hog'] : named.length > 0 ? named : PROGRAMMES;
const env = { ...process.env, PAGA_SOAK: '1', ...(hogs && { PAGA_HOG_ONLY: named.slice(1).join(' ') }) };
// The server that is hogged has the first core for itself, where the machine lets us say so.
const apart = hogs && availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
const [command, ...before] = apart ? ['taskset', '-c', '1', process.execPath] : [process.execPath];
const run = (args) =>
  spawnSync(command, [...before, ...args], { cwd: root, stdio: 'inherit', env }).status ?? 1;

// `pnpm soak controls` is a programme of its own: it changes a copy of the sources.
if (named[0] === 'controls') process.exit(runControls(named.slice(1)) ? 0 : 1);
const behindPooler = wanted.includes('pooled');
const programmes = wanted.filter((word) => !['e2e', 'skew', 'dependencies', 'pooled'].includes(word));
const NOT_ASKED = 2;
function dependencies() {
  const code = run(['shared/build/check/audit-dependencies.mjs']);
  return code === NOT_ASKED ? 0 : code;
}

const units = [jest, '--config', 'shared/build/jest.units.mjs', '--maxWorkers=1', '--verbose'];
/** The whole suite once behind PgBouncer, at its usual length. */
function pooled() {
  if (!existsSync('/usr/sbin/pgbouncer')) {
    console.log('pooled: PgBouncer is missing, nothing was run behind it: apt-get install pgbouncer');
    return named.length > 0 ? 1 : 0;
  }
  const pooler = { ...process.env, PAGA_TEST_POOLER: 'pgbouncer' };
  const only = named.length > 0 ? programmes : [];
  return (
    spawnSync(process.execPath, [...units.filter((word) => word !== '--verbose'), ...only], {
      ...{ cwd: root, stdio: 'inherit', env: pooler },
    }).status ?? 1
  );
}

const statuses = [
  ...(behindPooler ? [pooled()] : []),
  ...(programmes.length > 0 && !(behindPooler && named.length > 0)
    ? [run([...units, '--testPathPatterns', ...programmes])]
    : []),
  ...(wanted.includes('dependencies') ? [dependencies()] : []),
  ...(wanted.includes('e2e') ? [run(['shared/build/test-all.mjs', '--journeys'])] : []),
  ...(wanted.includes('skew') ? [run(['shared/build/test-all.mjs', '--journeys', 'skew'])] : []),
];
process.exit(Math.max(...statuses));
