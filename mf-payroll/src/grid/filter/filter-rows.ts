import type { EmployerTier } from '@paga/contract/shapes';
import { type CheckedRow, type ProblemCode, problemsOf } from '#month/rows/problems-of.ts';

/** What the list above the table lets through; a choice that is 'any' lets everything. `sector` 0: people without one. */
export type RowFilter = {
  text: string;
  show: 'all' | 'problems' | 'changed' | 'edited';
  sector: number | 'any';
  tier: EmployerTier | 'any';
  problem: ProblemCode | 'any';
};

/** Lets everything through. */
export const everything: RowFilter = { text: '', show: 'all', sector: 'any', tier: 'any', problem: 'any' };

/** Whether a filter lets everything through. */
export const isEverything = (filter: RowFilter): boolean =>
  (Object.keys(everything) as (keyof RowFilter)[]).every((name) => filter[name] === everything[name]);

/** How many choices are set, the search apart. */
export const countChosen = (filter: RowFilter): number =>
  (['show', 'sector', 'tier', 'problem'] as const).filter((name) => filter[name] !== everything[name]).length;

/** Letters without marks, lower case: a search for "cela" finds "Çela". */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('sq');
}

const shows: Record<RowFilter['show'], (row: CheckedRow) => boolean> = {
  all: () => true,
  problems: (row) => problemsOf(row).some((problem) => problem.level !== 'hint'),
  changed: (row) => row.mark !== null,
  edited: (row) => row.edited,
};

/** The kinds in the order of their strip. */
export const shownKinds = ['all', 'problems', 'changed', 'edited'] as const;

/** How many rows are of a kind. */
export function countShown(rows: readonly CheckedRow[], show: RowFilter['show']): number {
  return rows.reduce((count, row) => count + Number(shows[show](row)), 0);
}

function isIn(sectors: readonly number[], sector: number): boolean {
  return sector === 0 ? sectors.length === 0 : sectors.includes(sector);
}

/** Rows whose name or personal number carries every word of the search, of the asked kind, sector, tier and problem. */
export function filterRows<Row extends CheckedRow>(
  rows: readonly Row[],
  filter: RowFilter,
  sectorsOf: (row: Row) => readonly number[],
): readonly Row[] {
  const words = folded(filter.text).split(/\s+/).filter(Boolean);
  const { show, sector, tier, problem } = filter;
  return rows.filter((row) => {
    if (!shows[show](row)) return false;
    if (sector !== 'any' && !isIn(sectorsOf(row), sector)) return false;
    if (tier !== 'any' && row.employer !== tier) return false;
    if (problem !== 'any' && !problemsOf(row).some(({ code }) => code === problem)) return false;
    if (words.length === 0) return true;
    const haystack = folded(`${row.name} ${row.personalNumber}`);
    return words.every((word) => haystack.includes(word));
  });
}
