import { inRange } from './version-range.ts';

test.each([
  ['1.4.2', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.1.4', '^0.1.0', true],
  ['0.2.0', '^0.1.0', false],
  ['0.1.0', '0.1.0', true],
  ['0.1.1', '0.1.0', false],
])('%s in %s is %s', (version, range, expected) => {
  expect(inRange(version, range)).toBe(expected);
});
