import { problem } from './problem.ts';
import { type ReadRow, withProblems } from './read-row.ts';

/** Names the rows whose personal number stands in an earlier row. `cellOf` is the cell of a row's number. */
export function markDuplicates(rows: readonly ReadRow[], cellOf: (row: ReadRow) => string | null): ReadRow[] {
  const firstCell = new Map<string, string | null>();
  return rows.map((row) => {
    const number = row.idNumber;
    if (number === null) return row;
    const earlier = firstCell.get(number);
    if (earlier === undefined) firstCell.set(number, cellOf(row));
    if (!earlier) return row;
    const twice = problem('idNumberTwice', { cell: cellOf(row), column: 'idNumber', value: number, other: earlier });
    return withProblems(row, [...row.errors, ...row.warnings, twice]);
  });
}
