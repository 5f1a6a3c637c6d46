import type { ImportRow } from '@paga/contract/employees';

/** Corrected rows by their line of the sheet. */
export type ReadRows = ReadonlyMap<number, ImportRow>;

/** What corrections made of the rows, step by step. */
export type ReadHistory = { past: readonly ReadRows[]; now: ReadRows; future: readonly ReadRows[] };

const STEPS = 200;

export const NOTHING_READ: ReadHistory = { past: [], now: new Map(), future: [] };

/** The same rows with these in their place. */
const withRows = (rows: ReadRows, answered: readonly ImportRow[]): ReadRows =>
  new Map([...rows, ...answered.map((row) => [row.row, row] as const)]);

/** One correction, of one cell or of a pasted block. */
export const stepped = ({ past, now }: ReadHistory, answered: readonly ImportRow[]): ReadHistory => ({
  past: [...past, now].slice(-STEPS),
  now: withRows(now, answered),
  future: [],
});

/** One step back. The rows are those that were read then: a number of Excel would not be one again if its digits were typed. */
export function undone(history: ReadHistory): ReadHistory {
  const last = history.past.at(-1);
  return last
    ? { past: history.past.slice(0, -1), now: last, future: [history.now, ...history.future] }
    : history;
}

/** One step forth again. */
export function redone(history: ReadHistory): ReadHistory {
  const [next, ...future] = history.future;
  return next ? { past: [...history.past, history.now], now: next, future } : history;
}
