import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CellBox } from './cell-box.tsx';
import { type Layout, type Placed, type RowTone, selectKey, stickTo } from './columns/column.ts';
import type { Position } from './range/range.ts';
import { type Box, boxClasses } from './range/range.ts';
import type { OpenCell } from './use-cell-editing.ts';

/** Classes of a cell by its column. */
export function cellClass<Row>(column: Placed<Row>, ...more: (string | false | undefined)[]): string {
  const align = column.align && column.align !== 'left' && `paga-${column.align}`;
  const stays = (column.frozen || column.end) && 'paga-frozen';
  const edge = column.edge && (column.end ? 'paga-end-edge' : 'paga-edge');
  return ['paga-cell', align, stays, edge, ...more].filter(Boolean).join(' ');
}

type GridRowProps<Row> = {
  row: Row;
  index: number;
  top: number;
  height: number;
  /** 1-based position in the whole grid, headings counted. */
  ariaRow: number;
  layout: Layout<Row>;
  /** Column with the tab stop, -1 for none. */
  activeCol: number;
  /** The cell of this row whose box is open. */
  open: OpenCell | undefined;
  selected: boolean | undefined;
  tone: RowTone | undefined;
  /** Whether it is the row that something beside the table shows. */
  current: boolean;
  partial: boolean | undefined;
  marked: Box | undefined;
  filled: Box | undefined;
  /** Column of the cell with the fill handle, -1 for none. */
  handleCol: number;
  onToggle: (index: number) => void;
};

function DrawnRow<Row>({
  row,
  index,
  top,
  height,
  ariaRow,
  layout,
  activeCol,
  open,
  selected,
  tone,
  current,
  partial,
  marked,
  filled,
  handleCol,
  onToggle,
}: GridRowProps<Row>): ReactNode {
  const { t } = useTranslation('kit');
  const box = useRef<HTMLDivElement>(null);
  // One tab stop for the whole grid: what stands inside of cells is reached by Enter.
  useLayoutEffect(() => {
    for (const inner of box.current?.querySelectorAll<HTMLElement>(
      'a[href], button, input:not(.paga-cell-box), select',
    ) ?? [])
      inner.tabIndex = -1;
  });
  const isEdited = layout.columns.some(({ edit }) => edit !== undefined);
  return (
    <div
      ref={box}
      role="row"
      aria-rowindex={ariaRow}
      aria-selected={selected}
      aria-current={current || undefined}
      className={tone ? `paga-grid-row paga-body-row paga-row-${tone}` : 'paga-grid-row paga-body-row'}
      style={{ top, height }}
    >
      {layout.columns.map((column, col) => (
        <GridCell
          key={column.key}
          row={row}
          column={column}
          index={index}
          col={col}
          isEdited={isEdited}
          active={col === activeCol}
          open={open?.col === col ? open : undefined}
          marks={marksOf({ row: index, col }, marked, filled)}
          hasHandle={col === handleCol}
        >
          {column.key === selectKey && (
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={t('dataTable.selectRow', { row: index + 1 })}
              disabled={partial}
              checked={selected ?? false}
              onChange={() => onToggle(index)}
            />
          )}
        </GridCell>
      ))}
    </div>
  );
}

const marksOf = (at: Position, marked: Box | undefined, filled: Box | undefined): string =>
  `${boxClasses(marked, 'paga-ranged', at)} ${boxClasses(filled, 'paga-filled', at)}`.trim();

type GridCellProps<Row> = {
  row: Row;
  column: Placed<Row>;
  index: number;
  col: number;
  /** Some cells of the table can be edited: the others say that they can not. */
  isEdited: boolean;
  active: boolean;
  open: OpenCell | undefined;
  /** Classes of the range that it lies in. */
  marks: string;
  hasHandle: boolean;
  /** In place of what the column shows of the row. */
  children: ReactNode;
};

function DrawnCell<Row>({
  row,
  column,
  index,
  col,
  isEdited,
  active,
  open,
  marks,
  hasHandle,
  children,
}: GridCellProps<Row>): ReactNode {
  const { edit } = column;
  const acts = column.onActivate !== undefined && (column.mayActivate?.(row) ?? true);
  const editable = edit !== undefined && (edit.may?.(row) ?? true);
  const note = edit?.note?.(row);
  const wrong = note?.tone === 'error';
  const more = [
    acts && 'paga-acts',
    editable && 'paga-editable',
    note && `paga-cell-${note.tone}`,
    open && 'paga-cell-open',
    marks,
    hasHandle && 'paga-has-handle',
  ];
  return (
    <div
      role="gridcell"
      aria-colindex={col + 1}
      aria-readonly={isEdited ? !editable : undefined}
      aria-invalid={wrong || undefined}
      aria-selected={marks.startsWith('paga-ranged') || undefined}
      data-row={index}
      data-col={col}
      tabIndex={active ? 0 : -1}
      title={note?.text}
      className={cellClass(column, ...more)}
      style={stickTo(column)}
    >
      {open && edit ? (
        <CellBox row={row} title={column.description ?? column.title} edit={edit} open={open} />
      ) : (
        children || column.render(row, index)
      )}
      {wrong && <span className="paga-hidden">{note.text}</span>}
      {hasHandle && !open && <span data-fill="" className="paga-fill-handle" aria-hidden="true" />}
    </div>
  );
}

/** The focus moves from cell to cell: only the two of them are drawn. */
const GridCell = memo(DrawnCell) as typeof DrawnCell;

/** One row of the grid, rendered again only when something of its own changed. */
export const GridRow = memo(DrawnRow) as typeof DrawnRow;
