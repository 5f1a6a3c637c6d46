import { useMemo, useState } from 'react';
import type { Column } from './columns/column.ts';

/** By which column the rows stand, and which way. */
export type Sort = { key: string; descending: boolean };

const collator = new Intl.Collator(['sq', 'en'], { numeric: true, sensitivity: 'base' });

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}

/** The rows in order; missing values come last either way; equal rows keep their order. */
function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const value = columns.find((column) => column.key === sort?.key)?.value;
  if (!sort || !value) return rows;
  const sign = sort.descending ? -1 : 1;
  const absent = (held: unknown): boolean => held === null || held === undefined || held === '';
  return rows
    .map((row) => ({ row, held: value(row) }))
    .sort((one, other) => {
      if (absent(one.held) || absent(other.held))
        return Number(absent(one.held)) - Number(absent(other.held));
      return sign * compare(one.held, other.held);
    })
    .map(({ row }) => row);
}

/** First click ascending, second descending, third as it came. */
function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, descending: false };
  return sort.descending ? null : { key, descending: true };
}

type Sorting<Row> = {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  partial?: boolean;
  sort?: Sort | null;
  onSort?: (next: Sort | null) => void;
};

/** Sorts here, as soon as all rows are there, or leaves it to the caller when `onSort` is given. */
export function useSorting<Row>({ rows, columns, partial, sort, onSort }: Sorting<Row>): {
  rows: readonly Row[];
  sort: Sort | null;
  toggle: (key: string) => void;
} {
  const [own, setOwn] = useState<Sort | null>(null);
  const shown = onSort ? (sort ?? null) : partial ? null : own;
  const sorted = useMemo(
    () => (onSort ? rows : sortRows(rows, columns, shown)),
    [rows, columns, shown, onSort],
  );
  return { rows: sorted, sort: shown, toggle: (key) => (onSort ?? setOwn)(nextSort(shown, key)) };
}
