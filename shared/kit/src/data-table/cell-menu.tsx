import { type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Popup } from '#display/popup.tsx';
import { Menu, type MenuItem } from '#navigation/menu.tsx';
import type { CellEdit, Key, Layout } from './columns/column.ts';
import type { DataTableProps } from './data-table-props.ts';
import { positionOf } from './interaction/use-grid-focus.ts';
import { type Box, boxOf, holds, type Position } from './range/range.ts';
import { cleared, editableIn, filledDown, filledRight, type Sheet } from './range/sheet.ts';
import type { Ranges } from './range/use-range.ts';

type Menued<Row> = Pick<DataTableProps<Row>, 'cellMenu' | 'onEdit'> & {
  sheet: Sheet;
  ranges: Ranges;
  keys: readonly Key[];
  layout: Layout<Row>;
  active: Position;
  cellAt: (at: Position) => HTMLElement | null | undefined;
  go: (at: Position) => void;
};

/** The menu of the cells under the pointer, or of the range that holds them; by keyboard, of the cell with the focus. */
export function useCellMenu<Row>(grid: Menued<Row>): {
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  menu: ReactNode;
} {
  const { t } = useTranslation('kit');
  const { sheet, ranges, keys, layout, active, cellMenu, onEdit } = grid;
  const [at, setAt] = useState<Position>();
  const anchor = useRef<HTMLElement>(null);
  const onContextMenu = (event: MouseEvent<HTMLElement>): void => {
    const place = positionOf(event.target);
    const isField = event.target instanceof HTMLInputElement;
    if (!cellMenu || !place || isField || place.row < 0 || place.row >= sheet.rowCount) return;
    event.preventDefault();
    if (!holds(ranges.boxAt(active), place)) {
      ranges.drop();
      grid.go(place);
    }
    anchor.current = grid.cellAt(place) ?? null;
    setAt(place);
  };
  const close = (): void => {
    setAt(undefined);
    grid.cellAt(active)?.focus({ preventScroll: true });
  };
  const [key, column] = at ? [keys[at.row], layout.columns[at.col]?.key] : [];
  if (!at || key === undefined || column === undefined) return { onContextMenu, menu: null };
  const box = holds(ranges.boxAt(active), at) ? ranges.boxAt(active) : boxOf(at);
  const edits = onEdit ? editsIn(sheet, box, onEdit, t) : [];
  const own = cellMenu?.({ key, column }, editableIn(sheet, box)) ?? [];
  const items = [...edits, ...own];
  return {
    onContextMenu,
    menu: items.length > 0 && (
      <CellMenu anchor={anchor} label={t('dataTable.cellMenu')} items={items} onClose={close} />
    ),
  };
}

/** Filling and clearing, with what they would change. */
function editsIn(
  sheet: Sheet,
  box: Box,
  onEdit: (edits: readonly CellEdit[], unplaced: number) => void,
  t: (key: 'dataTable.fillDown' | 'dataTable.fillRight' | 'dataTable.clear') => string,
): MenuItem[] {
  const item = (name: 'fillDown' | 'fillRight' | 'clear', edits: CellEdit[]): MenuItem => ({
    key: ` ${name}`,
    label: t(`dataTable.${name}`),
    disabled: edits.length === 0,
    onSelect: () => onEdit(edits, 0),
  });
  if (editableIn(sheet, box).length === 0) return [];
  return [
    item('fillDown', filledDown(sheet, box)),
    item('fillRight', filledRight(sheet, box)),
    item('clear', cleared(sheet, box)),
  ];
}

type CellMenuProps = {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  items: readonly MenuItem[];
  onClose: () => void;
};

const CellMenu = ({ anchor, label, items, onClose }: CellMenuProps): ReactNode => (
  <Popup anchor={anchor} onClose={onClose}>
    <Menu label={label} items={items} onDone={onClose} />
  </Popup>
);
