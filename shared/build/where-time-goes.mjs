// What a whole run of the unit tests prints about its time, so that it is seen when it grows: the slowest files and what only loading took.
import path from 'node:path';

const SLOWEST = 10;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Per file of Jest's JSON report: its whole time, and the part of it that passed outside tests and their hooks, most of it loading modules. */
function timesOf({ testResults }) {
  return testResults
    .map(({ name, startTime, endTime, assertionResults }) => {
      const inTests = assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
      const whole = endTime - startTime;
      return { name, whole, outside: Math.max(whole - inTests, 0) };
    })
    .sort((one, other) => other.whole - one.whole);
}

/** The lines about them. */
export function timeLines(root, report) {
  const times = timesOf(report);
  const sum = (key) => times.reduce((total, file) => total + file[key], 0);
  const share = Math.round((100 * sum('outside')) / (sum('whole') || 1));
  return [
    `${times.length} files, ${seconds(sum('whole'))} in all workers together; outside tests (loading) ${seconds(sum('outside'))}, ${share} %`,
    `the ${Math.min(SLOWEST, times.length)} slowest:`,
    ...times
      .slice(0, SLOWEST)
      .map(({ name, whole }) => `  ${seconds(whole).padStart(8)}  ${path.relative(root, name)}`),
  ];
}
