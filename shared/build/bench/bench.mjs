// `pnpm bench` prints ratios, each beside its floor's own time. `pnpm bench grid` runs the one named.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const SHIPPED = path.join(import.meta.dirname, 'shipped.mjs');
const shipped = (file) => ['mock-api', [SHIPPED, `bench/${file}.ts`]];
const fromSources = (file) => ['mock-api', ['--import', 'tsx', `bench/${file}.ts`]];
const BENCHES = {
  payroll: shipped('payroll-run'),
  closing: shipped('close-month'),
  payslips: shipped('files/payslips'),
  workbook: shipped('workbook'),
  filing: shipped('files/filing'),
  'long-reports': shipped('files/long-reports'),
  'held-up': shipped('held-up'),
  'open-year': fromSources('browser/open-year'),
  'open-month': fromSources('open-month'),
  'open-leave': fromSources('browser/open-leave'),
  'type-search': fromSources('browser/type-search'),
  'edit-cell': fromSources('edit-cell'),
  interactions: fromSources('browser/interactions'),
  search: shipped('search'),
  import: shipped('import'),
  employees: fromSources('employees'),
  'admin-lists': shipped('admin-lists'),
  jobs: shipped('jobs'),
  many: shipped('many'),
  'own-pages': shipped('own-pages'),
  pooled: fromSources('pooled'),
  http: shipped('http-stack'),
  page: ['shared/build', ['bench/bench-first-page.mjs']],
  lighthouse: ['shared/build', ['bench/bench-own-page.mjs']],
  shift: ['shared/build', ['bench/bench-layout-shift.mjs']],
  grid: ['shared/kit', ['gallery/bench.mjs']],
};
const wanted = process.argv.slice(2);
const chosen = Object.entries(BENCHES).filter(([name]) => wanted.length === 0 || wanted.includes(name));
let failed = chosen.length === 0;
if (failed) console.error(`no such bench; there are: ${Object.keys(BENCHES).join(', ')}`);
for (const [name, [folder, args]] of chosen) {
  console.log(`\n> ${name}`);
  const cwd = path.join(root, folder);
  if (!existsSync(path.join(cwd, args.at(-1)))) throw new Error(`${folder}/${args.at(-1)} is missing`);
  if (spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
