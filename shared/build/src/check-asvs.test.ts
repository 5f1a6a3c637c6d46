import { evaluate } from './fixture.ts';

/** What is wrong with this page where every file that it names is there, or none is; sources are empty. */
const faultsOf = (text: string, isThere: boolean) =>
  evaluate<string[]>(
    'check/check-asvs.mjs',
    `m.asvsFaults(${JSON.stringify(text)}, () => '', () => ${isThere})`,
  );
const page = (...rows: string[]) => rows.join('\n');

test('a test that is not there, an answer without one, a wrong sum and a reason that is none are named', () => {
  const text = page(
    '| V1 Encoding | 2 | 1 | 0 | 1 |',
    '| 1.1.1 | decoded once | **met** `core/gone.test.ts` (paths) |',
    '| 1.1.2 | escaped last | **met** |',
    '| 1.1.3 | another | **not met**: no |',
    '| 1.1.4 | another | perhaps |',
  );
  const faults = faultsOf(text, false).filter((fault) => !fault.includes('control'));
  expect(faults).toContain('1.1.1 names mock-api/src/core/gone.test.ts, which is not there');
  expect(faults).toContain('1.1.2 says "met" and names no test, no document and no reading');
  expect(faults).toContain('1.1.3 says "not met" without a reason');
  expect(faults).toContain('1.1.4 is neither met, not met nor n.a.');
  expect(faults).toContain('V1 says 2 1 0 1, its rows are 4 2 1 0');
});

test('a row is read with the files it names, of the server where no package is', () => {
  const line = '| 3.2.2 | text | **met** `shell/src/a.test.ts`, `core/b.test.ts`; `/api/x.json` |';
  const [row] = evaluate<object[]>('check/check-asvs.mjs', `m.readRows(${JSON.stringify(line)})`);
  expect(row).toMatchObject({
    row: '3.2.2',
    kind: 'met',
    files: ['shell/src/a.test.ts', 'mock-api/src/core/b.test.ts'],
  });
});

test('a control whose row, test or name is gone is named', () => {
  const faults = faultsOf('| 6.5.1 | codes | **not met**: because of this |', true);
  expect(faults).toContain('the control of 6.5.1 belongs to a row that is not met');
  expect(faults.some((fault) => fault.includes('has no test named "of one right code'))).toBe(true);
  expect(faults.some((fault) => fault.startsWith('the control of 3.3.3 belongs to no row'))).toBe(true);
});
