import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// What the records of an employee's fields and of a company's settings promise: a field that is forgotten somewhere turns types or tests red. `pnpm soak forgotten` forgets it
// everywhere, each in a copy of the checkout; `npm test` only where the check of messages sees it.
const checkout = path.resolve(__dirname, '../../..');
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'paga-forgotten-'));
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: checkout, encoding: 'utf8' });
  const packages = new Set(['.']);
  const isNeeded = (file: string) => process.env.PAGA_SOAK || /^(mf-employees|shared\/build)\//.test(file);
  const derived = 'shared/contract/derived/access-table.ts';
  for (const file of [...listed.split('\0'), derived].filter((one) => one !== '' && isNeeded(one))) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    cpSync(path.join(checkout, file), path.join(copy, file));
    if (path.basename(file) === 'package.json') packages.add(path.dirname(file));
  }
  packages.delete('.');
  symlinkSync(path.join(checkout, 'node_modules'), path.join(copy, 'node_modules'));
  for (const folder of packages)
    cpSync(path.join(checkout, folder, 'node_modules'), path.join(copy, folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const node = (...args: string[]) => [process.execPath, ...args];
const types = (folder: string) => ['node_modules/.bin/tsc', '-b', folder, '--pretty', 'false'];
const messages = node('shared/build/check/check-messages.mjs', 'mf-employees');
const unit = (file: string) =>
  node(
    'shared/build/node_modules/jest/bin/jest.js',
    ...['--config', 'shared/build/jest.units.mjs', '--maxWorkers=1', '--runTestsByPath', file],
  );
const roundTrip = unit('mock-api/src/employees/record/every-field.test.ts');

type Forgotten = { what: string; file: string; from: string; to?: string; red: string[] };
const ALWAYS: Forgotten[] = [
  {
    what: 'the label in one language',
    file: 'mf-employees/messages/sq.json',
    from: '      "familyContact": "Kontakti i familjes",\n',
    red: messages,
  },
];
const SOAKED: Forgotten[] = [
  {
    what: 'the column',
    file: 'mock-api/src/people/table.ts',
    from: '    familyContact: text(),\n',
    red: types('mock-api'),
  },
  {
    what: 'the label',
    file: 'mf-employees/messages/en.json',
    from: '      "familyContact": "Family contact",\n',
    red: types('mf-employees'),
  },
  {
    what: 'the read view of the profile',
    file: 'mock-api/src/employees/record/get-employee.ts',
    from: 'createdAt, deletedAt, updatedBy, ...own }',
    to: 'createdAt, deletedAt, updatedBy, familyContact, ...own }',
    red: types('mock-api'),
  },
  {
    what: 'the read view of the list',
    file: 'shared/contract/src/employees/every-field.ts',
    from: "  'occupation',\n",
    red: types('mf-employees'),
  },
  {
    what: 'what is written',
    file: 'mock-api/src/employees/record/insert-employees.ts',
    from: '= PERSON_FIELDS.map(',
    to: "= PERSON_FIELDS.filter((field) => field !== 'familyContact').map(",
    red: roundTrip,
  },
  {
    what: 'the audit label of the domain',
    file: 'mf-employees/remote.json',
    from: '"auditFields": ["employee.auditField", "employee.field"]',
    to: '"auditFields": ["employee.auditField"]',
    red: roundTrip,
  },
  {
    what: 'the listed value of a setting, whose column is there',
    file: 'shared/contract/src/company/setting-fields.ts',
    from: "    guardPercentage: uplift('guard', 20),\n",
    red: unit('mock-api/src/company/settings/every-setting.test.ts'),
  },
  {
    what: 'the label of a setting',
    file: 'mf-payroll/messages/en.json',
    from: '        "guardPercentage": "On-call",\n',
    red: types('mf-payroll'),
  },
];

test.each(process.env.PAGA_SOAK ? [...ALWAYS, ...SOAKED] : ALWAYS)(
  'is seen when a field loses $what',
  ({ file, from, to = '', red: [command = '', ...args] }) => {
    const place = path.join(copy, file);
    const before = readFileSync(place, 'utf8');
    expect(before).toContain(from);
    writeFileSync(place, before.replace(from, to));
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
    writeFileSync(place, before);
    expect(status).not.toBe(0);
    expect(`${stdout}${stderr}`).toMatch(/familyContact|occupation|guard/);
  },
  900_000,
);
