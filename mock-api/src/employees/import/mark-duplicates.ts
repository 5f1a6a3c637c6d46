import { problem } from './problem.ts';
import { type ReadRow, withProblems } from './read-row.ts';

/** Names the rows whose personal number stands in an earlier row or is saved already. `cellOf` is the cell of a row's number. */
export function markDuplicates(
  rows: readonly ReadRow[],
  savedNames: ReadonlyMap<string, string>,
  cellOf: (row: ReadRow) => string | null,
): ReadRow[] {
  const firstCell = new Map<string, string | null>();
  return rows.map((row) => {
    const number = row.idNumber;
    if (number === null) return row;
    const earlier = firstCell.get(number);
    const saved = savedNames.get(number);
    if (earlier === undefined) firstCell.set(number, cellOf(row));
    const facts = { cell: cellOf(row), column: 'idNumber' as const, value: number };
    const found = [
      ...(earlier ? [problem('idNumberTwice', { ...facts, other: earlier })] : []),
      ...(saved ? [problem('idNumberSaved', { ...facts, other: saved })] : []),
    ];
    return found.length === 0 ? row : withProblems(row, [...row.errors, ...row.warnings, ...found]);
  });
}
