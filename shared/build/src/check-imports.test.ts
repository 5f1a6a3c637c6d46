import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluate, folderWith } from './fixture.ts';

const ROOT = path.resolve(__dirname, '../../..');
const dependencies = {
  '@paga/contract': 'workspace:*',
  '@paga/kit': 'workspace:*',
  '@paga/mf-payroll': 'workspace:*',
  ky: '2.0.0',
};
const functionOf = (lines: number, head = 'function f()') => `${head} {\n${'  1;\n'.repeat(lines - 2)}}\n`;
const long = (lines: number) => `// Comments do not count.\n\n${'export {};\n'.repeat(lines)}`;

const SOUND = {
  'shared/contract/package.json': {
    name: '@paga/contract',
    exports: { './payroll/*': './src/payroll/*.ts', './leave/*': './src/leave/*.ts' },
  },
  'shared/contract/src/payroll/row.ts':
    "import { cents } from '#core/cents.ts';\nexport const row = cents;\n",
  'shared/contract/src/core/cents.ts': 'export const cents = 1;\n',
  'shared/kit/package.json': { name: '@paga/kit', exports: { './tokens': './src/tokens.ts' } },
  'shared/kit/src/tokens.ts': '',
  'mf-payroll/package.json': { name: '@paga/mf-payroll', exports: { '.': './src/grid.tsx' }, dependencies },
  'mf-payroll/remote.json': { routes: [{ code: 'grid#Grid' }] },
  'mf-payroll/src/grid.tsx': 'export const Grid = () => <T,>(of: T) => of;\n',
  'mf-reports/package.json': { name: '@paga/mf-reports', dependencies },
  'mf-reports/src/hub/hub.ts':
    "import { row } from '@paga/contract/payroll/row';\nimport { total } from './tested.ts';\nexport const hub = [row, total, import('./part.ts')];\n",
  'mf-reports/remote.json': { cards: [{ code: 'hub/hub#hub' }] },
  // What a file uses itself may be exported for its test.
  'mf-reports/src/hub/tested.ts': 'export const tested = 1;\nexport const total = tested + 1;\n',
  'mf-reports/src/hub/tested.test.ts': "import { tested } from './tested.ts';\ntest('x', () => tested);\n",
  'mf-reports/src/hub/part.ts': "import type { Hub } from '../hub.ts';\nexport type Part = Hub;\n",
  'mf-reports/src/hub.ts': 'export type Hub = string;\n',
  'mf-reports/src/hub/long.ts': long(250),
  'mf-reports/src/hub/long.test.ts': long(400),
  'mf-reports/src/hub/functions.test.tsx': [
    functionOf(50),
    functionOf(80, 'function Card()'),
    // What a test does step by step is no function; what it declares is one.
    `test.each([])('x', () => {\n${functionOf(50)}${functionOf(10, 'function g()')}});\n`,
  ].join(''),
};

const SEEDED: [rule: string, file: string, text: string, fault: string][] = [
  [
    'a remote in a remote',
    'mf-reports/src/a.ts',
    "import '@paga/mf-payroll';",
    "'@paga/mf-payroll' leads into a package that mf-reports may not import",
  ],
  [
    'a private file of a package',
    'mf-reports/src/b.ts',
    "import '@paga/contract/core/cents';",
    "'@paga/contract/core/cents' is no public entry of @paga/contract",
  ],
  [
    'a path out of the package',
    'mf-reports/src/c.ts',
    "import '../../mf-payroll/src/grid.tsx';",
    "'../../mf-payroll/src/grid.tsx' climbs more than one folder: use #folder/file",
  ],
  [
    'a neighbour one folder up',
    'mf-reports/e.mjs',
    "import '../mf-payroll/src/grid.tsx';",
    "'../mf-payroll/src/grid.tsx' leaves mf-reports: use a public entry of the other package",
  ],
  [
    'require',
    'mf-reports/src/f.ts',
    "require('@paga/mf-payroll');",
    "'@paga/mf-payroll' leads into a package that mf-reports may not import",
  ],
  [
    'import() of a template',
    'mf-reports/src/g.ts',
    'const g = () => import(`@paga/mf-payroll`);',
    "'@paga/mf-payroll' leads into a package that mf-reports may not import",
  ],
  [
    'a template with a hole',
    'mf-reports/src/h.ts',
    `const h = (n: string) => import(\`./\${n}.ts\`);`,
    'a path is not written out',
  ],
  [
    'the type of an import',
    'mf-reports/src/i.ts',
    "type I = import('@paga/mf-payroll').Grid;",
    "'@paga/mf-payroll' leads into a package that mf-reports may not import",
  ],
  [
    'an export from',
    'mf-reports/src/j.ts',
    "export * from '@paga/mf-payroll';",
    "'@paga/mf-payroll' leads into a package that mf-reports may not import",
  ],
  [
    'a package that one package wraps',
    'mf-reports/src/k.ts',
    "import 'ky';",
    "'ky' is imported only by shared/client",
  ],
  [
    'an entry of a package of this workspace that one package may import',
    'mf-reports/src/tokens.ts',
    "import '@paga/kit/tokens';",
    "'@paga/kit/tokens' is imported only by shell",
  ],
  [
    'a package that is not declared',
    'mf-reports/src/l.ts',
    "import 'left-pad';",
    "'left-pad' is not in its package.json",
  ],
  ['a file that is not there', 'mf-reports/src/m.ts', "import './gone.ts';", "'./gone.ts' leads to no file"],
  [
    'an area below',
    'shared/contract/src/company/n.ts',
    "import '#payroll/row.ts';",
    'shared/contract/src/payroll/row.ts stands in an area below',
  ],
  [
    'the type of an area below',
    'shared/contract/src/company/s.ts',
    "import type { row } from '#payroll/row.ts';",
    'shared/contract/src/payroll/row.ts stands in an area below',
  ],
  [
    'the type of an import of an area below',
    'shared/contract/src/company/t.ts',
    "type T = typeof import('#payroll/row.ts').row;",
    'shared/contract/src/payroll/row.ts stands in an area below',
  ],
];

type Checked = { faults: string[]; read: number };
const check = (files: Record<string, string | object>): Checked =>
  evaluate('house/check-imports.mjs', `m.checkImports(${JSON.stringify(folderWith('checkout', files))})`);

test('a tree that keeps every rule passes', () => {
  expect(check(SOUND)).toEqual({ faults: [], read: 12 });
});

describe('refused', () => {
  let faults: string[];
  beforeAll(() => {
    ({ faults } = check({
      ...SOUND,
      'mf-reports/src/hub/long.ts': long(251),
      'mf-reports/src/hub/long.test.ts': long(401),
      'mf-reports/src/hub/dead.ts': 'export const dead = 1;',
      'mf-reports/src/hub/dead.test.ts': "import { dead } from './dead.ts';\ntest('x', () => dead);\n",
      'mf-reports/src/hub/functions.ts': functionOf(51),
      'mf-reports/src/hub/functions.tsx': `${functionOf(51, 'function useCard()')}${functionOf(81, 'const Card = memo(() =>')});`,
      ...Object.fromEntries(SEEDED.map(([, file, text]) => [file, text])),
      'shared/contract/src/elsewhere/o.ts': '',
      'mf-payroll/src/grid/p.ts': "import '#rows/q.ts';",
      'mf-payroll/src/rows/q.ts': "import '../sums/r.ts';",
      'mf-payroll/src/sums/r.ts': "type P = typeof import('#grid/p.ts');",
      'mf-reports/src/pair/u.ts': "import './v.ts';",
      'mf-reports/src/pair/v.ts': "export type { U } from './u.ts';",
      'mf-reports/src/one/deep/w.ts': "import '#two/x.ts';",
      'mf-reports/src/one/x.ts': '',
      'mf-reports/src/two/deep/w.ts': "import type { X } from '#one/x.ts';",
      'mf-reports/src/two/x.ts': '',
      'mock-api/package.json': { name: '@paga/mock-api' },
      'mock-api/src/approvals/table.ts': "export const approval = companyTable('approval', {});",
      'mock-api/src/approvals/public.ts': "export { approval } from './table.ts';",
      'mock-api/src/leave/public.ts': '',
      'mock-api/src/leave/inner.ts': '',
      'mock-api/src/payroll/y.ts':
        "import '#leave/public.ts';\nimport type { A } from '#approvals/table.ts';\nimport '#leave/inner.ts';\n" +
        "import { leave } from '#leave/public.ts';\n" +
        `export const all = ['select * from "approval"', sql\`insert into \${leave}\`];`,
      'shared/contract/src/leave/booking.ts':
        "export const storeLeave = endpoint({ effect: 'write' });\nexport const getLeave = endpoint({ effect: 'read' });\nexport const endLeave = endpoint({ effect: 'read' });",
      'mock-api/src/leave/booking/store-leave.ts': '',
      'mock-api/src/leave/list/get-leave.ts': '',
      'docs/architecture.md': '| `leave` | `mf-vacations` | absence from work |\n',
      'mf-payroll/src/leave.ts': "import { getLeave, storeLeave } from '@paga/contract/leave/booking';",
    }));
  });

  test.each(SEEDED)('%s', (_rule, file, _text, fault) => {
    expect(faults).toContain(`${file}: ${fault}`);
  });

  test.each([
    ['a folder that is no area', 'shared/contract/src/elsewhere/o.ts stands in no area'],
    [
      'a circle of folders',
      'these folders import one another in a circle: mf-payroll/src/grid, mf-payroll/src/rows, mf-payroll/src/sums',
    ],
    ['a file that is too long', 'mf-reports/src/hub/long.ts has 251 lines of code, more than 250'],
    ['a test that is too long', 'mf-reports/src/hub/long.test.ts has 401 lines of code, more than 400'],
    ['an export that nobody imports, of a type too', 'mf-reports/src/pair/v.ts: nobody imports U'],
    ['an export that only its test imports', 'mf-reports/src/hub/dead.ts: nobody imports dead'],
    [
      'a function that is too long',
      'mf-reports/src/hub/functions.ts:1: f has 51 lines, more than the 50 of a function',
    ],
    [
      'a hook beside a component',
      'mf-reports/src/hub/functions.tsx:1: useCard has 51 lines, more than the 50 of a function',
    ],
    [
      'a component that is too long, in a wrapper',
      'mf-reports/src/hub/functions.tsx:52: Card has 81 lines, more than the 80 of a component',
    ],
    [
      'a circle of files, by a type too',
      'these files import one another in a circle: mf-reports/src/pair/u.ts, mf-reports/src/pair/v.ts',
    ],
    [
      'a circle of files over folders',
      'these files import one another in a circle: mf-payroll/src/grid/p.ts, mf-payroll/src/rows/q.ts, mf-payroll/src/sums/r.ts',
    ],
    [
      'a circle at the first level that no folders make',
      'these first levels import one another in a circle: mf-reports/src/one, mf-reports/src/two',
    ],
    [
      'a circle at the first level',
      'these first levels import one another in a circle: mf-payroll/src/grid, mf-payroll/src/rows, mf-payroll/src/sums',
    ],
    [
      'the inside of another area',
      'mock-api/src/payroll/y.ts: mock-api/src/leave/inner.ts is of another area, which gives its public.ts',
    ],
    [
      'a table of another area',
      'mock-api/src/payroll/y.ts: mock-api/src/approvals/table.ts is a table of another area, which gives a read model',
    ],
    [
      'a table that an area gives away',
      'mock-api/src/approvals/public.ts: mock-api/src/approvals/table.ts is a table, others get a read model of it',
    ],
    [
      'SQL that writes to a read model',
      'mock-api/src/payroll/y.ts: leave is a read model of another area, which gives a command',
    ],
    [
      'SQL that names a table of another area',
      'mock-api/src/payroll/y.ts: "approval" is a table of approvals, which gives a read model',
    ],
    [
      'a handler in another capability than its call',
      'getLeave is declared in leave/booking and answered in leave/list',
    ],
    [
      'a call without a handler of its name',
      'endLeave is declared in leave/booking and answered by no file of its name',
    ],
    [
      'a change of a domain whose screens lie in another remote',
      'mf-payroll/src/leave.ts: storeLeave changes leave/booking, whose screens lie in mf-vacations',
    ],
  ])('%s', (_rule, fault) => {
    expect(faults).toContain(fault);
  });

  test('and nothing else', () => {
    expect(faults).toHaveLength(SEEDED.length + 25);
  });
});

test('reads every source file of the repository', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n');
  const sources = files.filter((file) => /\.(tsx?|mjs|cjs)$/.test(file));
  expect(evaluate<Checked>('house/check-imports.mjs', 'm.checkImports()')).toEqual({
    faults: [],
    read: new Set(sources).size,
  });
});

test('refuses more folders of one or two files than may be', () => {
  const files = ['x/1.ts', 'x/1.test.ts', 'y/1.ts', 'y/2.ts', 'z/1.ts', 'z/2.ts', 'z/3.ts'].map(
    (file) => `a/${file}`,
  );
  const faultsAt = (limit: number) =>
    evaluate(
      'house/small-rooms.mjs',
      `m.roomFaults([{ dir: 'a', files: ${JSON.stringify(files)} }], ${limit})`,
    );
  expect(faultsAt(1)).toEqual(['2 folders hold one or two files, 1 may: join some of a/x, a/y']);
  expect(faultsAt(2)).toEqual([]);
});

test('the check is at most 120 lines of code, its rules included', () => {
  const lines = ['check-imports', 'folder-graph', 'rules'].flatMap((name) =>
    readFileSync(path.join(ROOT, `shared/build/house/${name}.mjs`), 'utf8').split('\n'),
  );
  expect(lines.filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length).toBeLessThanOrEqual(120);
});
