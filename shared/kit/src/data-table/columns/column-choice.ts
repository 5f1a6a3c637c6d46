import type { Column } from './column.ts';

/** Which columns are shown, by key in their order; null: all but the optional ones, as declared. Columns that cannot be hidden need not be named. */
export type ColumnChoice = {
  shown: readonly string[] | null;
  onChange: (next: readonly string[] | null) => void;
};

const stays = <Row>(column: Column<Row>): boolean => (column.fixed || column.frozen) ?? false;

/** Keys of the columns that may be hidden and are shown, in order. Keys nobody knows any more are passed over. */
export function shownKeys<Row>(columns: readonly Column<Row>[], shown: readonly string[] | null): string[] {
  const free = columns.filter((column) => !stays(column));
  if (shown === null) return free.filter((column) => !column.optional).map(({ key }) => key);
  return [...new Set(shown)].filter((key) => free.some((column) => column.key === key));
}

/** The columns to draw: those that stay, then the chosen ones in their order. */
export function chosenColumns<Row>(
  columns: readonly Column<Row>[],
  shown: readonly string[] | null,
): Column<Row>[] {
  const chosen = shownKeys(columns, shown).flatMap(
    (key) => columns.find((column) => column.key === key) ?? [],
  );
  return [...columns.filter(stays), ...chosen];
}

/** The columns as the chooser lists them: the shown ones in order, then the others. */
export function listedColumns<Row>(
  columns: readonly Column<Row>[],
  shown: readonly string[] | null,
): Column<Row>[] {
  const chosen = chosenColumns(columns, shown);
  return [...chosen, ...columns.filter((column) => !chosen.includes(column))].filter(
    (column) => !stays(column),
  );
}

/** Keys with one moved a place up (-1) or down (1). */
export function moved(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const next = [...keys];
  const from = next.indexOf(key);
  const other = next[from + by];
  if (from < 0 || other === undefined) return next;
  next[from + by] = key;
  next[from] = other;
  return next;
}
