import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonTable } from '#feedback/skeleton.tsx';
import { EmptyState } from '#feedback/states.tsx';
import { chosenColumns } from './columns/column-choice.ts';
import { ColumnChooser, useHiddenColumns } from './columns/column-chooser.tsx';
import { ColumnOrder } from './columns/column-order.tsx';
import './data-table.css';
import type { DataTableProps } from './data-table-props.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { GridTotals } from './grid-totals.tsx';
import { PrintTable } from './print-table.tsx';
import type { Box } from './range/range.ts';
import { type GridState, useGrid } from './use-grid.ts';

/** A grid for thousands of rows: virtual, frozen columns, sticky headings and sums, keyboard of the WAI-ARIA grid pattern. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const [hidden, setHidden] = useHiddenColumns(props.chooser);
  const { choice, columns } = props;
  const shown = choice?.shown;
  const ordered = useMemo(
    () => (shown === undefined ? columns : chosenColumns(columns, shown)),
    [columns, shown],
  );
  return (
    <div className={props.fills ? 'paga-table-frame paga-table-fills' : 'paga-table-frame'}>
      {(props.chooser || choice || props.toolbar) && (
        <div className="paga-table-bar">
          <div className="paga-row">{props.toolbar}</div>
          {props.chooser && <ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />}
          {choice && <ColumnOrder columns={columns} choice={choice} />}
        </div>
      )}
      <Grid {...props} columns={ordered} hidden={hidden} />
    </div>
  );
}

const classOf = ({
  onRowActivate,
  tall,
  onRange,
}: Pick<DataTableProps<never>, 'onRowActivate' | 'tall' | 'onRange'>) =>
  [
    ...['paga-table', onRowActivate && 'paga-rows-act', tall && 'paga-rows-tall'],
    onRange && 'paga-table-ranges',
  ]
    .filter(Boolean)
    .join(' ');

function Grid<Row>(props: DataTableProps<Row> & { hidden: ReadonlySet<string> }): ReactNode {
  const { selection, totals } = props;
  const grid = useGrid(props);
  const { scroller, rows, keys, layout, rowHeight, headHeight, headRows, hasTotals, active } = grid;
  const style = {
    '--columns': layout.template,
    '--row-width': `${layout.width}px`,
    '--row-height': `${rowHeight}px`,
    maxHeight: props.fills ? undefined : (props.height ?? 'min(70vh, 720px)'),
    scrollPadding: `${headHeight}px ${layout.endWidth}px ${hasTotals ? rowHeight : 0}px ${layout.frozenWidth}px`,
  } as CSSProperties;
  return (
    <>
      <div className="paga-table-place">
        <div
          ref={scroller}
          role="grid"
          className={classOf(props)}
          aria-label={props.label}
          aria-rowcount={headRows + rows.length + Number(hasTotals)}
          aria-colcount={layout.columns.length}
          aria-multiselectable={selection || props.onRange ? true : undefined}
          aria-busy={props.loading || props.partial || undefined}
          style={style}
          {...grid.handlers}
        >
          <GridHead
            scroller={scroller}
            layout={layout}
            sort={grid.sort}
            activeCol={active.row === -1 ? active.col : -1}
            selectAll={grid.selectAll}
            partial={props.partial}
            onSelectAll={grid.flipAll}
          />
          <GridBody table={props} grid={grid} />
          {hasTotals && totals && (
            <GridTotals
              layout={layout}
              totals={totals}
              row={rows.length}
              ariaRow={headRows + rows.length + 1}
              activeCol={active.row === rows.length ? active.col : -1}
            />
          )}
        </div>
      </div>
      {grid.menu}
      <PrintTable
        label={props.label}
        layout={layout}
        rows={rows}
        keys={keys}
        totals={hasTotals ? totals : undefined}
        partial={props.partial}
      />
    </>
  );
}

const inRow = (box: Box | undefined, row: number): Box | undefined =>
  box && row >= box.top && row <= box.bottom ? box : undefined;

/** The rows in view, or what stands there while there are none. */
function GridBody<Row>({ table, grid }: { table: DataTableProps<Row>; grid: GridState<Row> }): ReactNode {
  const { t } = useTranslation('kit');
  const { rows, keys, layout, rowHeight, headRows, active, items, height, openCell, flip } = grid;
  return (
    <div role="rowgroup" className="paga-grid-body" style={{ height: rows.length > 0 ? height : undefined }}>
      {items.map(({ index, top }) => {
        const row = rows[index];
        const key = keys[index];
        if (row === undefined || key === undefined) return null;
        return (
          <GridRow
            key={key}
            row={row}
            index={index}
            top={top}
            height={rowHeight}
            ariaRow={headRows + index + 1}
            layout={layout}
            activeCol={active.row === index ? active.col : -1}
            open={openCell?.key === key ? openCell : undefined}
            selected={table.selection?.selected.has(key)}
            tone={table.rowTone?.(row)}
            current={table.current === key}
            partial={table.partial}
            marked={inRow(grid.marked, index)}
            filled={inRow(grid.filled, index)}
            handleCol={grid.handle?.row === index ? grid.handle.col : -1}
            onToggle={flip}
          />
        );
      })}
      {rows.length === 0 && (
        <div role="row" className="paga-grid-empty">
          <div role="gridcell" aria-colspan={layout.columns.length}>
            {table.loading ? (
              <SkeletonTable rows={7} columns={Math.min(7, layout.columns.length)} />
            ) : (
              (table.empty ?? <EmptyState title={t('dataTable.empty')} />)
            )}
          </div>
        </div>
      )}
    </div>
  );
}
