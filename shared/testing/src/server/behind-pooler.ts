import { leftBehindInSessions, MOVING, POOLER_VARIABLE } from './pooled-database.ts';

// Imported before test files: their servers stand behind a pooler that gives each transaction another connection.
process.env[POOLER_VARIABLE] ??= MOVING;
// What they leave behind must not meet the same tests on the worker's own database.
process.env.JEST_WORKER_ID = `${process.env.JEST_WORKER_ID ?? '1'}_pooled`;

/** Long loops that count and compare nothing of a connection; `pnpm soak pooled` has them. */
const ABOUT_COUNTS =
  /^(?:a network of IPv6|an address that guesses|a job that visits every company|the newest are kept)/;

if (process.env.PAGA_SOAK !== '1') {
  const each = globalThis.test;
  globalThis.test = Object.assign((name: string, ...rest: [jest.ProvidesCallback?, number?]) => {
    if (!ABOUT_COUNTS.test(name)) each(name, ...rest);
  }, each) as unknown as typeof each;
}

afterAll(() => {
  expect(leftBehindInSessions()).toEqual([]);
});
