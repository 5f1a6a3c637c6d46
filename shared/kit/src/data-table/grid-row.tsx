import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Layout, type Placed, type RowTone, selectKey } from './column.ts';

/** Classes of a cell by its column. */
export function cellClass<Row>(column: Placed<Row>, ...more: (string | false | undefined)[]): string {
  const align = column.align && column.align !== 'left' && `paga-${column.align}`;
  return ['paga-cell', align, column.frozen && 'paga-frozen', column.edge && 'paga-edge', ...more].filter(Boolean).join(' ');
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
  selected: boolean | undefined;
  tone: RowTone | undefined;
  onToggle: (index: number) => void;
};

function DrawnRow<Row>({ row, index, top, height, ariaRow, layout, activeCol, selected, tone, onToggle }: GridRowProps<Row>): ReactNode {
  const { t } = useTranslation('kit');
  const box = useRef<HTMLDivElement>(null);
  // One tab stop for the whole grid: what stands inside of cells is reached by Enter.
  useLayoutEffect(() => {
    for (const inner of box.current?.querySelectorAll<HTMLElement>('a[href], button, input, select') ?? []) inner.tabIndex = -1;
  });
  return (
    <div
      ref={box}
      role="row"
      aria-rowindex={ariaRow}
      aria-selected={selected}
      className={tone ? `paga-grid-row paga-body-row paga-row-${tone}` : 'paga-grid-row paga-body-row'}
      style={{ top, height }}
    >
      {layout.columns.map((column, col) => {
        const acts = column.onActivate !== undefined && (column.mayActivate?.(row) ?? true);
        return (
          <div
            key={column.key}
            role="gridcell"
            aria-colindex={col + 1}
            data-row={index}
            data-col={col}
            tabIndex={col === activeCol ? 0 : -1}
            className={cellClass(column, acts && 'paga-acts')}
            style={column.frozen ? { left: column.left } : undefined}
          >
            {column.key === selectKey ? (
              <input
                type="checkbox"
                tabIndex={-1}
                aria-label={t('dataTable.selectRow', { row: index + 1 })}
                checked={selected ?? false}
                onChange={() => onToggle(index)}
              />
            ) : (
              column.render(row, index)
            )}
          </div>
        );
      })}
    </div>
  );
}

/** One row of the grid, drawn again only when something of its own changed. */
export const GridRow = memo(DrawnRow) as typeof DrawnRow;
