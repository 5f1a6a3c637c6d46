import type { CellPlace } from '@paga/kit';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import type { View } from './view/use-view.ts';

// A finding leads to the cell it is fixed in: `?row=7&field=stops`; without a field to the net.
function linkedCell(search: URLSearchParams): CellPlace | undefined {
  const key = Number(search.get('row'));
  return key > 0 ? { key, column: search.get('field') ?? 'netto' } : undefined;
}

/** The cell that the address or the bar below the table leads to. A filter or a hidden column that keeps it away is let go. */
export function useTargetCell(
  { target, rows }: SalaryEditing,
  view: View,
  shown: readonly EditedRow[],
): CellPlace | undefined {
  const [search] = useSearchParams();
  const [linked] = useState(() => linkedCell(search));
  const cell = target ?? linked;
  const revealed = useRef<CellPlace>(undefined);
  const { hidden, reveal } = view;
  useEffect(() => {
    if (!cell || !rows || revealed.current === cell) return;
    revealed.current = cell;
    const isAway = rows.some(({ id }) => id === cell.key) && !shown.some(({ id }) => id === cell.key);
    if (isAway || hidden.has(cell.column)) reveal(cell.column);
  });
  return cell;
}
