import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EditedRow } from '#salary-edits/pending-row.ts';
import type { SalaryEditing } from '#salary-edits/use-salary-edits.ts';
import { everything, filterRows, isEverything, type RowFilter } from './filter-rows.ts';
import type { MonthSums } from './use-month-sums.ts';

const noRows: readonly EditedRow[] = [];

/** Changed rows stand first, the rest by name as the server sent them. */
function changedFirst(rows: readonly EditedRow[]): readonly EditedRow[] {
  const changed = rows.filter((row) => row.mark !== null);
  return changed.length === 0 ? rows : [...changed, ...rows.filter((row) => row.mark === null)];
}

/** The rows of the month in their order, and those the filter lets through. */
export function useGridRows(
  { rows: known, whole, sources }: SalaryEditing,
  sums: MonthSums | undefined,
): {
  all: readonly EditedRow[];
  loading: boolean;
  shown: readonly EditedRow[];
  filter: RowFilter;
  setFilter: (next: RowFilter) => void;
} {
  // A link of the check leads to somebody's row: `?find=Arta Krasniqi`.
  const [search] = useSearchParams();
  const [filter, setFilter] = useState<RowFilter>({ ...everything, text: search.get('find') ?? '' });
  // The top of a large month is shown above the sums of the month; a filter would find too little in it.
  const rows = whole || (sums && isEverything(filter)) ? known : undefined;
  const all = useMemo(() => changedFirst(rows ?? noRows), [rows]);
  const sectorsOf = useCallback((row: EditedRow) => sources.get(row.id)?.known.sectorIds ?? [], [sources]);
  // Sectors come with the inputs, which change with every saved row: only a filter by sector looks at them.
  const bySector = filter.sector === 'any' ? undefined : sectorsOf;
  const shown = useMemo(() => filterRows(all, filter, bySector ?? (() => [])), [all, filter, bySector]);
  return { all, loading: rows === undefined, shown, filter, setFilter };
}
