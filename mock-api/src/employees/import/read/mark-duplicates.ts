import type { ImportColumn } from '@paga/contract/employees';
import { problem } from './problem.ts';
import { type ReadRow, withProblems } from './read-row.ts';

/** The reference of a row's cell in a column; null when the workbook has no such column. */
export type CellOf = (row: ReadRow, column: ImportColumn) => string | null;

/**
 * Names the rows whose personal number stands in an earlier row, and warns of those whose account another person in an earlier row has: two
 * people may share one.
 */
export function markDuplicates(rows: readonly ReadRow[], cellOf: CellOf): ReadRow[] {
  const [numbers, accounts] = [new Map<string, ReadRow>(), new Map<string, ReadRow>()];
  return rows.map((row) => {
    const { idNumber, bankAccountNumber } = row;
    const twin = earlier(numbers, idNumber, row);
    const sharer = earlier(accounts, bankAccountNumber, row);
    const found = [];
    if (idNumber !== null && twin) {
      const other = cellOf(twin, 'idNumber') ?? '';
      found.push(
        problem('idNumberTwice', {
          cell: cellOf(row, 'idNumber'),
          column: 'idNumber',
          value: idNumber,
          other,
        }),
      );
    }
    if (bankAccountNumber !== null && sharer && sharer.idNumber !== idNumber) {
      const cell = cellOf(row, 'bankAccountNumber');
      found.push(
        problem('accountTwice', {
          cell,
          column: 'bankAccountNumber',
          value: bankAccountNumber,
          other: sharer.name,
        }),
      );
    }
    return found.length === 0 ? row : withProblems(row, [...row.errors, ...row.warnings, ...found]);
  });
}

/** The first row with this key; a row that is the first is kept. */
function earlier(first: Map<string, ReadRow>, key: string | null, row: ReadRow): ReadRow | undefined {
  if (key === null) return undefined;
  const found = first.get(key);
  if (!found) first.set(key, row);
  return found;
}
