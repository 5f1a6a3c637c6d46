import type { ReactNode } from 'react';
import type { MenuItem } from '#navigation/menu.tsx';
import type { CellEdit, Column, Key, RowTone } from './columns/column.ts';
import type { ColumnChoice } from './columns/column-choice.ts';
import type { CellPlace } from './interaction/use-go-to.ts';
import type { ScrollPlace } from './interaction/use-scroll-place.ts';
import type { RangeFigures } from './range/range-figures.ts';
import type { MarkedCells } from './range/sheet.ts';
import type { Selection } from './selection.ts';
import type { Sort } from './sort.ts';

/** What a DataTable takes. Keep `columns`, `rowKey` and `rowTone` the same between renders (useMemo): then a change draws only its own row. */
export type DataTableProps<Row> = {
  /** What the table shows, for readers. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => Key;
  /** Sums by column key, in a row that stays at the bottom. */
  totals?: Record<string, ReactNode>;
  selection?: Selection;
  loading?: boolean;
  /** Only the top of the rows is here, the others are on their way: until then rows are neither picked nor put in another order. */
  partial?: boolean;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Greatest height of the box, px or CSS length. */
  height?: number | string;
  /** The table takes all the height that its place, a column of boxes, has left; its headings are lower. */
  fills?: boolean;
  /** Rows of two lines: a sentence in a cell breaks instead of being cut. */
  tall?: boolean;
  /** Where the table was scrolled to when it was left, and what is called when it was scrolled. */
  place?: ScrollPlace;
  onPlace?: (place: ScrollPlace) => void;
  /** Enter or a click on a cell without an action of its own. */
  onRowActivate?: (row: Row) => void;
  rowTone?: (row: Row) => RowTone | undefined;
  /** The row that something beside the table shows, and what is called when the focus comes into a row. */
  current?: Key;
  onCurrent?: (row: Row) => void;
  /** What was typed into one cell, or pasted into a block of them; `unplaced` counts pasted cells that met no editable one. */
  onEdit?: (edits: readonly CellEdit[], unplaced: number) => void;
  /** `onEdit` follows in a moment: what is typed until then waits for it. */
  editsSoon?: boolean;
  /** The text in the open box of a cell at every key, undefined once the box has closed. */
  onTyping?: (edit: CellEdit | undefined) => void;
  /** The cell to move the focus to; a new object moves it again. */
  goTo?: CellPlace | undefined;
  /** Cells can be marked as ranges: what stands in the marked one, undefined once there is none. */
  onRange?: (figures: RangeFigures | undefined) => void;
  /** Takes a pasted block itself, and says so, instead of its texts falling on the cells from here on. */
  onPaste?: (block: readonly (readonly string[])[], at: CellPlace) => boolean;
  /** What the menu of a cell offers beside filling and clearing; the cell is one of the marked ones. */
  cellMenu?: (cell: CellPlace, marked: MarkedCells) => readonly MenuItem[];
  /** Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z) on the grid. */
  onUndo?: () => void;
  onRedo?: () => void;
  /** Given together, the caller sorts (paged lists). */
  sort?: Sort | null;
  onSort?: (next: Sort | null) => void;
  /** Shows the column chooser; its choice is remembered under this name. */
  chooser?: string;
  /** Shows a column chooser that also orders; the caller keeps the choice. */
  choice?: ColumnChoice;
  /** Left of the column chooser: search, filters. */
  toolbar?: ReactNode;
};
