import { memo, type ReactNode } from 'react';
import { type Layout, stickTo } from './columns/column.ts';
import { cellClass } from './grid-row.tsx';

type GridTotalsProps<Row> = {
  layout: Layout<Row>;
  totals: Record<string, ReactNode>;
  row: number;
  ariaRow: number;
  activeCol: number;
};

function DrawnTotals<Row>({ layout, totals, row, ariaRow, activeCol }: GridTotalsProps<Row>): ReactNode {
  return (
    <div role="rowgroup" className="paga-grid-totals" data-foot="">
      <div role="row" aria-rowindex={ariaRow} className="paga-grid-row">
        {layout.columns.map((column, col) => (
          <div
            key={column.key}
            role="gridcell"
            aria-colindex={col + 1}
            data-row={row}
            data-col={col}
            tabIndex={col === activeCol ? 0 : -1}
            className={cellClass(column)}
            style={stickTo(column)}
          >
            {totals[column.key]}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The row of sums, always in view at the bottom. */
export const GridTotals = memo(DrawnTotals) as typeof DrawnTotals;
