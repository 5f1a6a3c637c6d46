import type { SalaryRow } from '@paga/contract/payroll';

/** What the list above the table lets through. */
export type RowFilter = { text: string; show: 'all' | 'problems' | 'changed' | 'edited' };

/** Letters without marks, lower case: a search for "cela" finds "Çela". */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('sq');
}

const shows: Record<RowFilter['show'], (row: SalaryRow) => boolean> = {
  all: () => true,
  problems: (row) => row.problems.some((problem) => problem.level !== 'hint'),
  changed: (row) => row.mark !== null,
  edited: (row) => row.edited,
};

/** The kinds in the order of their strip. */
export const shownKinds = ['all', 'problems', 'changed', 'edited'] as const;

/** How many rows are of a kind. */
export function countShown(rows: readonly SalaryRow[], show: RowFilter['show']): number {
  return rows.reduce((count, row) => count + Number(shows[show](row)), 0);
}

/** Rows whose name or personal number carries every word of the search, and that are of the asked kind. */
export function filterRows(rows: readonly SalaryRow[], { text, show }: RowFilter): SalaryRow[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (!shows[show](row)) return false;
    const haystack = folded(`${row.name} ${row.personalNumber}`);
    return words.every((word) => haystack.includes(word));
  });
}
