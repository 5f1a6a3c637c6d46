import path from 'node:path';
import { evaluate, folderWith } from './fixture.ts';

// Three packages in a row: the server imports the engine by its entry, the engine its own files; a remote imports neither.
const root = path.dirname(
  folderWith('mock-api', {
    'package.json': { name: '@paga/mock-api' },
    'src/row.ts': "import { pay } from '@paga/payroll';\nexport const row = pay;\n",
    'src/row.test.ts': "import { row } from './row.ts';\ntest('row', () => expect(row).toBe(1));\n",
    'src/mail.test.ts': "test('mail', () => expect(1).toBe(1));\n",
    '../shared/payroll/package.json': { name: '@paga/payroll', exports: { '.': './src/index.ts' } },
    '../shared/payroll/src/index.ts': "export { pay } from '#pay.ts';\n",
    '../shared/payroll/src/pay.ts': 'export const pay = 1;\n',
    '../shared/payroll/src/pay.test.ts':
      "import { pay } from './pay.ts';\ntest('pay', () => expect(pay).toBe(1));\n",
    '../mf-sample/package.json': { name: '@paga/mf-sample' },
    '../mf-sample/messages/sq.json': {},
    '../mf-sample/src/hub.test.ts': "test('hub', () => expect(1).toBe(1));\n",
  }),
);
const touched = (...files: string[]) =>
  evaluate<string[]>(
    'check/touched-tests.mjs',
    `m.touchedTests(${JSON.stringify(files)}, ${JSON.stringify(root)})`,
  ).sort();
const EVERY = [
  'mf-sample/src/hub.test.ts',
  'mock-api/src/mail.test.ts',
  'mock-api/src/row.test.ts',
  'shared/payroll/src/pay.test.ts',
];

test('a change touches the tests that import it, also through the entry of another package', () => {
  expect(touched('shared/payroll/src/pay.ts')).toEqual([
    'mock-api/src/row.test.ts',
    'shared/payroll/src/pay.test.ts',
  ]);
  expect(touched('mock-api/src/mail.test.ts')).toEqual(['mock-api/src/mail.test.ts']);
});

test('texts touch the tests of their package, the build and the lock file touch all, and a page of the documentation none', () => {
  expect(touched('mf-sample/messages/sq.json')).toEqual(['mf-sample/src/hub.test.ts']);
  expect(touched('pnpm-lock.yaml')).toEqual(EVERY);
  expect(touched('shared/build/jest.mjs')).toEqual(EVERY);
  expect(touched('docs/operations.md', 'README.md')).toEqual([]);
});
