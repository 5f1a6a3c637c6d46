import { evaluate } from './fixture.ts';

type Outcome = { again: string[]; counts: { passed: number; failed: number; flaky: string[] } };

const file = (name: string, ...statuses: string[]) => ({
  name: `/paga/${name}`,
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});

/** Which files run again after this run, and which still count as failed given the result of each second run. */
function outcome(files: object[], second: Record<string, { passed: number; failed: number }> = {}): Outcome {
  const pairs = Object.entries(second).map(([name, counts]) => [`/paga/${name}`, counts]);
  const run = `m.readReport(${JSON.stringify({ testResults: files })})`;
  return evaluate(
    'repeat-failed.mjs',
    `({ again: m.toRepeat(${run}), counts: m.withSecond(${run}, new Map(${JSON.stringify(pairs)})) })`,
  );
}

const GREEN = file('net-pay.test.ts', 'passed', 'passed');
const RED = file('import.modal.test.tsx', 'passed', 'failed', 'failed', 'pending');

test('nothing is run again after a green run', () => {
  expect(outcome([GREEN])).toEqual({ again: [], counts: { passed: 2, failed: 0, flaky: [] } });
});

test('a file that fails once and passes alone counts as passed, and is named', () => {
  const { again, counts } = outcome([GREEN, RED], { 'import.modal.test.tsx': { passed: 3, failed: 0 } });
  expect(again).toEqual(['/paga/import.modal.test.tsx']);
  expect(counts).toEqual({ passed: 5, failed: 0, flaky: ['/paga/import.modal.test.tsx'] });
  expect(evaluate('repeat-failed.mjs', `m.flakyLine('/paga', ${JSON.stringify(counts.flaky[0])})`)).toBe(
    'flaky: import.modal.test.tsx (failed once, passed alone)',
  );
});

test('a file that fails again is failed, with the count of its second run', () => {
  const { counts } = outcome([GREEN, RED], { 'import.modal.test.tsx': { passed: 2, failed: 1 } });
  expect(counts).toEqual({ passed: 4, failed: 1, flaky: [] });
});

test('a file that breaks before its first test, or after its last, is one failed test and is run again', () => {
  const late = { ...file('outbox.test.ts', 'passed'), status: 'failed' };
  const { again, counts } = outcome([file('broken.test.ts'), late]);
  expect(again).toEqual(['/paga/broken.test.ts', '/paga/outbox.test.ts']);
  expect(counts).toEqual({ passed: 1, failed: 2, flaky: [] });
});

test('five failed files are run again, six are a broken tree', () => {
  const red = (count: number) => Array.from({ length: count }, (_, n) => file(`${n}.test.ts`, 'failed'));
  expect(outcome(red(5)).again).toHaveLength(5);
  expect(outcome(red(6))).toEqual({ again: [], counts: { passed: 0, failed: 6, flaky: [] } });
});
