// `pnpm bench` prints ratios, each beside its floor's own time. `pnpm bench grid` runs the one named.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const BENCHES = {
  payroll: ['mock-api', ['--import', 'tsx', 'bench/payroll-run.ts']],
  closing: ['mock-api', ['--import', 'tsx', 'bench/close-month.ts']],
  payslips: ['mock-api', ['--import', 'tsx', 'bench/payslips.ts']],
  workbook: ['mock-api', ['--import', 'tsx', 'bench/workbook.ts']],
  filing: ['mock-api', ['--import', 'tsx', 'bench/filing.ts']],
  'open-year': ['mock-api', ['--import', 'tsx', 'bench/browser/open-year.ts']],
  'open-month': ['mock-api', ['--import', 'tsx', 'bench/open-month.ts']],
  'open-leave': ['mock-api', ['--import', 'tsx', 'bench/browser/open-leave.ts']],
  'edit-cell': ['mock-api', ['--import', 'tsx', 'bench/edit-cell.ts']],
  search: ['mock-api', ['--import', 'tsx', 'bench/search.ts']],
  import: ['mock-api', ['--import', 'tsx', 'bench/import.ts']],
  employees: ['mock-api', ['--import', 'tsx', 'bench/employees.ts']],
  'admin-lists': ['mock-api', ['--import', 'tsx', 'bench/admin-lists.ts']],
  http: ['mock-api', ['--import', 'tsx', 'bench/http-stack.ts']],
  page: ['shared/build', ['bench/bench-first-page.mjs']],
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
