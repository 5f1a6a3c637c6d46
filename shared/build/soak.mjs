// `pnpm soak` runs the long programmes whose small seeded samples are part of `npm test`: PAGA_SOAK=1 gives them their full length.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

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
  'mock-api/src/payroll/random-months',
  'mock-api/src/payroll/check/audit-month',
  'mock-api/src/company/profile/company-life',
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
  'mock-api/src/every-call/fuzz',
  'mock-api/src/chaos',
  'e2e',
];
// `pnpm soak race` runs the programmes so named, `pnpm soak e2e` the journeys, which look with axe in both languages then.
// The seed of each stands in the names of its tests; PAGA_SEED starts from another.
const named = process.argv.slice(2);
const wanted = named.length > 0 ? named : PROGRAMMES;
const env = { ...process.env, PAGA_SOAK: '1' };
const run = (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;

const programmes = wanted.filter((word) => word !== 'e2e');
const units = [jest, '--config', 'shared/build/jest.units.mjs', '--maxWorkers=1', '--verbose'];
const statuses = [
  ...(programmes.length > 0 ? [run([...units, '--testPathPatterns', ...programmes])] : []),
  ...(wanted.includes('e2e') ? [run(['shared/build/test-all.mjs', '--journeys'])] : []),
];
process.exit(Math.max(...statuses));
