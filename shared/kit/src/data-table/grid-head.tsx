import { memo, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#brand/icon.tsx';
import { type Layout, type Placed, selectKey, stickTo } from './columns/column.ts';
import { MoreColumns } from './columns/more-columns.tsx';
import { cellClass } from './grid-row.tsx';
import type { Sort } from './sort.ts';

type GridHeadProps<Row> = {
  scroller: RefObject<HTMLElement | null>;
  layout: Layout<Row>;
  sort: Sort | null;
  activeCol: number;
  selectAll: 'on' | 'off' | 'mixed';
  partial: boolean | undefined;
  onSelectAll: () => void;
};

const order = (sort: Sort | null, key: string): 'ascending' | 'descending' | 'none' =>
  sort?.key === key ? (sort.descending ? 'descending' : 'ascending') : 'none';

function DrawnHead<Row>({
  scroller,
  layout,
  sort,
  activeCol,
  selectAll,
  partial,
  onSelectAll,
}: GridHeadProps<Row>): ReactNode {
  const { t } = useTranslation('kit');
  const box = (
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label={t('dataTable.selectAll')}
      disabled={partial}
      checked={selectAll === 'on'}
      ref={(input) => {
        if (input) input.indeterminate = selectAll === 'mixed';
      }}
      onChange={onSelectAll}
    />
  );
  return (
    <div role="rowgroup" className="paga-grid-head">
      {layout.groups.length > 0 && (
        <div role="row" aria-rowindex={1} className="paga-grid-row paga-group-row">
          {layout.groups.map((group) => (
            <GroupCell
              key={group.from}
              group={group}
              // What stays at the right is held by its last column, the others by their first.
              held={
                layout.columns[layout.columns[group.from]?.end ? group.from + group.span - 1 : group.from]
              }
            >
              {layout.columns[group.from]?.end && !group.title && (
                <MoreColumns scroller={scroller} layout={layout} />
              )}
            </GroupCell>
          ))}
        </div>
      )}
      <div
        role="row"
        aria-rowindex={layout.groups.length > 0 ? 2 : 1}
        className="paga-grid-row paga-title-row"
      >
        {layout.columns.map((column, col) => (
          <div
            key={column.key}
            role="columnheader"
            aria-colindex={col + 1}
            aria-sort={column.value ? order(sort, column.key) : undefined}
            data-row={-1}
            data-col={col}
            tabIndex={col === activeCol ? 0 : -1}
            title={column.description}
            className={cellClass(column, column.value && 'paga-acts')}
            style={stickTo(column)}
          >
            {column.key === selectKey ? box : <span className="paga-title">{column.title}</span>}
            {sort?.key === column.key && <Icon name={sort.descending ? 'arrowDown' : 'arrowUp'} size={12} />}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What stays at a side covers what is cut beside it, as its titles do. */
const groupClass = <Row,>(held: Placed<Row> | undefined): string => {
  if (held?.end) return 'paga-cell paga-frozen paga-end-edge';
  return held?.frozen ? 'paga-cell paga-frozen paga-edge' : 'paga-cell';
};

function GroupCell<Row>({
  group,
  held,
  children,
}: {
  group: { title: string; from: number; span: number };
  held: Placed<Row> | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a column index and span
    <div
      role={group.title ? 'columnheader' : 'gridcell'}
      aria-colindex={group.from + 1}
      aria-colspan={group.span}
      className={groupClass(held)}
      style={{ gridColumn: `span ${group.span}`, ...(held && stickTo(held)) }}
    >
      {group.title}
      {children}
    </div>
  );
}

/** Headings: groups above, titles below; both stay at the top. */
export const GridHead = memo(DrawnHead) as typeof DrawnHead;
