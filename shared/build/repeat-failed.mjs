// What a second look at failed test files makes of a run (decision 29).
import path from 'node:path';

/** More failed files than this are a broken tree, not bad luck: none is run again. */
const REPEATED_AT_MOST = 5;

const count = (file, status) => file.assertionResults.filter((result) => result.status === status).length;
/** The tests of a file of Jest's report; a file that broke before its first test counts as one failed. */
const countsOf = (file) => ({
  passed: count(file, 'passed'),
  failed: Math.max(count(file, 'failed'), file.status === 'failed' ? 1 : 0),
});

/** The counts of a run from Jest's JSON report, with those of each file by its path. */
export function readReport({ testResults }) {
  const files = new Map(testResults.map((file) => [file.name, countsOf(file)]));
  return { files, failedFiles: [...files].filter(([, { failed }]) => failed > 0).map(([file]) => file) };
}

/** The files that are run once more, each by itself. */
export const toRepeat = ({ failedFiles }) => (failedFiles.length > REPEATED_AT_MOST ? [] : failedFiles);

/** The run's counts when the files of `second` (path to counts) count as they did alone, and those that then passed. */
export function withSecond({ files, failedFiles }, second) {
  const all = [...files].map(([file, first]) => second.get(file) ?? first);
  const sum = (key) => all.reduce((total, counts) => total + counts[key], 0);
  const flaky = failedFiles.filter((file) => second.get(file)?.failed === 0);
  return { passed: sum('passed'), failed: sum('failed'), flaky };
}

/** How the closing lines name a file that failed once. */
export const flakyLine = (root, file) => `flaky: ${path.relative(root, file)} (failed once, passed alone)`;
