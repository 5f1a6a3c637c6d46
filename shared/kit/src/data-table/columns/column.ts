import type { ReactNode } from 'react';

/** Key of a row, unique in the table. */
export type Key = string | number;

/** How a row stands out. The row's own text must say why; colour only helps. */
export type RowTone = 'error' | 'warning' | 'new' | 'muted';

/** The state of the last edit of a cell: it is being saved, or it was refused and why. */
export type CellNote = { tone: 'saving' | 'error'; text: string };

/** A cell that is edited where it stands: Enter, F2, typing or a second click opens its box. */
export type CellEditing<Row> = {
  /** What the box starts with, and what is copied. */
  text: (row: Row) => string;
  /** False for rows whose cell cannot be edited. */
  may?: (row: Row) => boolean;
  /** What is wrong with a text, in words; the box stays open while something is. */
  problem?: (text: string, row: Row) => string | undefined;
  note?: (row: Row) => CellNote | undefined;
  /** Keys a phone offers. */
  inputMode?: 'decimal' | 'text';
};

/** A text that a person typed or pasted into a cell. */
export type CellEdit = { key: Key; column: string; text: string };

/** A column of DataTable. */
export type Column<Row> = {
  key: string;
  title: string;
  /** Pixels; columns that are not frozen share what is left over. */
  width: number;
  align?: 'left' | 'right' | 'center';
  /** Stays at the left while the others scroll. */
  frozen?: boolean;
  /** Stays at the right while the others scroll; on a phone it is the last one. */
  end?: boolean;
  /** Pixels of a frozen column on a phone, where it may not take half the width; 132 unless said. */
  narrowWidth?: number;
  render: (row: Row, index: number) => ReactNode;
  /** What the column is sorted by; without it the column cannot be sorted. */
  value?: (row: Row) => string | number | boolean | null | undefined;
  /** Enter, F2 or a click on the cell; where it is edited in place, Alt+Enter. */
  onActivate?: (row: Row) => void;
  /** False for rows whose cell does nothing. */
  mayActivate?: (row: Row) => boolean;
  /** Makes the cells editable in place; the table needs `onEdit`. */
  edit?: CellEditing<Row>;
  /** What a cell is copied as, and empty where it shows nothing; `edit.text` goes before it, without both it is the value. */
  text?: (row: Row) => string;
  /** Letters typed on a cell lead to the row whose value is meant. */
  findsTyped?: boolean;
  /** Columns side by side with the same group share a heading. */
  group?: string;
  /** Longer name for readers and the column chooser. */
  description?: string;
  /** Cannot be hidden by the column chooser. */
  fixed?: boolean;
  /** Hidden until somebody chooses it (with `choice`). */
  optional?: boolean;
};

/** A column where it stands: `left` or `right` is its sticky offset when it stays; `edge` borders on the columns that scroll. */
export type Placed<Row> = Column<Row> & { left?: number; right?: number; edge?: boolean };

/** Columns in order with their places, the CSS grid template and the width they need. */
export type Layout<Row> = {
  columns: readonly Placed<Row>[];
  template: string;
  width: number;
  frozenWidth: number;
  endWidth: number;
  groups: readonly GroupSpan[];
};

/** A heading over `span` columns, from the 0-based column `from`. */
type GroupSpan = { title: string; from: number; span: number };

/** Key of the column with the boxes that select rows. */
export const selectKey = ' select';

const narrowWidth = 132;

function groupsOf<Row>(columns: readonly Column<Row>[]): GroupSpan[] {
  const groups: GroupSpan[] = [];
  columns.forEach((column, index) => {
    const last = groups.at(-1);
    // A heading never spans the frozen edge: it could not stay and scroll at once.
    const before = columns[index - 1];
    const together =
      last?.title === (column.group ?? '') && before?.frozen === column.frozen && before?.end === column.end;
    if (last && together) last.span += 1;
    else groups.push({ title: column.group ?? '', from: index, span: 1 });
  });
  return groups;
}

/** The offsets and classes that keep a column where it is while the others scroll. */
export const stickTo = ({ frozen, end, left, right }: Placed<never>) =>
  frozen ? { left } : end ? { right } : undefined;

/** Places the columns. On a narrow box only the first named column stays frozen, and narrower. */
export function layOut<Row>(columns: readonly Column<Row>[], options: { narrow: boolean }): Layout<Row> {
  const ordered = [
    ...columns.filter((column) => column.frozen),
    ...columns.filter((column) => !column.frozen && !column.end),
    ...columns.filter((column) => column.end).map((column) => ({ ...column, end: !options.narrow })),
  ];
  const firstNamed = ordered.find((column) => column.frozen && column.key !== selectKey)?.key;
  let left = 0;
  const placed = ordered.map((column): Placed<Row> => {
    const stays = column.frozen && (!options.narrow || column.key === selectKey || column.key === firstNamed);
    if (!stays) return { ...column, frozen: false };
    const width = options.narrow ? Math.min(column.width, column.narrowWidth ?? narrowWidth) : column.width;
    const here = { ...column, width, left };
    left += width;
    return here;
  });
  const edges = [placed.filter(({ frozen }) => frozen).at(-1)?.key, placed.find(({ end }) => end)?.key];
  let right = 0;
  for (const column of placed.filter(({ end }) => end).reverse()) {
    column.right = right;
    right += column.width;
  }
  const named = groupsOf(placed);
  return {
    columns: placed.map((column) => ({ ...column, edge: edges.includes(column.key) })),
    template: placed
      .map(({ frozen, end, width }) => (frozen || end ? `${width}px` : `minmax(${width}px, ${width}fr)`))
      .join(' '),
    width: placed.reduce((sum, column) => sum + column.width, 0),
    frozenWidth: left,
    endWidth: right,
    groups: named.some((group) => group.title) ? named : [],
  };
}
