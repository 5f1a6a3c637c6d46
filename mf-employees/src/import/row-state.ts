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

const isTwin = ({ code }: ImportProblem) => code === 'idNumberTwice';

/** Tells rows with the same personal number anew, after a number was corrected: the first keeps it, the others are named with its cell. */
export function markTwins(rows: readonly ImportRow[]): ImportRow[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const earlier = row.idNumber === null ? undefined : first.get(row.idNumber);
    if (row.idNumber !== null && earlier === undefined) first.set(row.idNumber, row.row);
    const told = row.errors.find(isTwin);
    if (earlier === undefined && !told) return row;
    const letters = told?.cell?.replace(/\d+$/, '') ?? '';
    if (earlier !== undefined && told?.other === `${letters}${earlier}`) return row;
    const others = row.errors.filter((problem) => !isTwin(problem));
    const errors = earlier === undefined ? others : [...others, twin(row, `${letters}${earlier}`)];
    return { ...row, errors, isValid: errors.length === 0 };
  });
}

function twin({ row, idNumber }: ImportRow, other: string): ImportProblem {
  const facts = { column: 'idNumber', severity: 'error', value: idNumber ?? '', other } as const;
  return {
    code: 'idNumberTwice',
    cell: `${other.replace(/\d+$/, '')}${row}`,
    error: 'The personal number stands in another row too.',
    ...facts,
  };
}
