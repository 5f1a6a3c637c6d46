import type { ImportProblem, ImportRow } from '@paga/contract/employees';

/** What saving does with a row: adds a person, changes one, or passes it over (and why). */
export type RowState = 'new' | 'changed' | 'same' | 'leftOut' | 'invalid' | 'saved';

/** The rows that a person leaves out, and those that are saved already, by their line of the sheet. */
export type RowMarks = { leftOut: ReadonlySet<number>; saved: { has: (row: number) => boolean } };

/** What saving would do with a row. */
export function stateOf({ row, isValid, match }: ImportRow, { leftOut, saved }: RowMarks): RowState {
  if (saved.has(row)) return 'saved';
  if (!isValid) return 'invalid';
  if (leftOut.has(row)) return 'leftOut';
  if (!match) return 'new';
  return match.changes.length > 0 ? 'changed' : 'same';
}

/** What may stand once in a workbook, and what it is when it stands twice. */
const ONCE = [
  {
    column: 'idNumber',
    code: 'idNumberTwice',
    severity: 'error',
    error: 'The personal number stands in another row too.',
  },
  {
    column: 'bankAccountNumber',
    code: 'accountTwice',
    severity: 'warning',
    error: 'Somebody in another row has the same account.',
  },
] as const satisfies readonly Omit<ImportProblem, 'cell'>[];
type Once = (typeof ONCE)[number];

/** Tells rows that say the same anew, after a cell was corrected: the first keeps it, the others are named with it. */
export function markTwins(rows: readonly ImportRow[]): ImportRow[] {
  const first = { idNumber: new Map<string, ImportRow>(), bankAccountNumber: new Map<string, ImportRow>() };
  return rows.map((row) => ONCE.reduce((marked, once) => withTwin(marked, once, first[once.column]), row));
}

function withTwin(row: ImportRow, once: Once, first: Map<string, ImportRow>): ImportRow {
  const value = row[once.column];
  const earlier = value === null ? undefined : first.get(value);
  if (value !== null && !earlier) first.set(value, row);
  const all = [...row.errors, ...row.warnings];
  const existing = all.find(({ code }) => code === once.code);
  // The same person twice has one account.
  const isTwin = earlier !== undefined && (once.column === 'idNumber' || earlier.idNumber !== row.idNumber);
  if (!isTwin && !existing) return row;
  const letters = existing?.cell?.replace(/\d+$/, '') ?? '';
  const other = isTwin ? (once.column === 'idNumber' ? `${letters}${earlier.row}` : earlier.name) : undefined;
  if (existing && existing.other === other) return row;
  const others = all.filter((problem) => problem !== existing);
  const problems = isTwin
    ? [...others, { ...once, cell: `${letters}${row.row}`, value: value ?? '', other: other ?? '' }]
    : others;
  const errors = problems.filter(({ severity }) => severity === 'error');
  return {
    ...row,
    errors,
    warnings: problems.filter(({ severity }) => severity === 'warning'),
    isValid: errors.length === 0,
  };
}
