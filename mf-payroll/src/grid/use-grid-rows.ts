import { query } from '@paga/client';
import { getSalaryChecks } from '@paga/contract/payroll';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';
import type { Period } from '#month/period/use-period.ts';
import { type CheckedRow, foundByEmployee, withFound } from '#month/rows/problems-of.ts';
import type { MonthSums } from '#month/sums/use-month-sums.ts';
import { filterRows, isEverything, type RowFilter } from './filter/filter-rows.ts';

const noRows: readonly CheckedRow[] = [];

/** Changed rows stand first, the rest by name as the server sent them. */
function changedFirst(rows: readonly CheckedRow[]): readonly CheckedRow[] {
  const changed = rows.filter((row) => row.mark !== null);
  return changed.length === 0 ? rows : [...changed, ...rows.filter((row) => row.mark === null)];
}

/** The rows with what the check of the month says of them; a closed month has been checked. */
function useCheckedRows(
  period: Period,
  { rows, whole, closed }: SalaryEditing,
): readonly CheckedRow[] | undefined {
  const { id } = useCompany();
  const input = { query: { ...period, userId: id } };
  const checks = useQuery({
    ...query(getSalaryChecks, input),
    enabled: whole && !closed,
    meta: { silent: true },
  }).data;
  const found = useMemo(() => foundByEmployee(closed ? [] : (checks?.findings ?? [])), [checks, closed]);
  return useMemo(
    () => (found.size === 0 ? rows : rows?.map((row) => withFound(row, found.get(row.employeeId)))),
    [rows, found],
  );
}

/** The rows of the month in their order, and those the filter lets through. */
export function useGridRows(
  period: Period,
  editing: SalaryEditing,
  sums: MonthSums | undefined,
  filter: RowFilter,
): { all: readonly CheckedRow[]; loading: boolean; shown: readonly CheckedRow[] } {
  const { whole, sources } = editing;
  const known = useCheckedRows(period, editing);
  // The top of a large month is shown above the sums of the month; a filter would find too little in it.
  const rows = whole || (sums && isEverything(filter)) ? known : undefined;
  const all = useMemo(() => changedFirst(rows ?? noRows), [rows]);
  const sectorsOf = useCallback((row: CheckedRow) => sources.get(row.id)?.known.sectorIds ?? [], [sources]);
  // Sectors come with the inputs, which change with every saved row: only a filter by sector looks at them.
  const bySector = filter.sector === 'any' ? undefined : sectorsOf;
  const shown = useMemo(() => filterRows(all, filter, bySector ?? (() => [])), [all, filter, bySector]);
  return { all, loading: rows === undefined, shown };
}
