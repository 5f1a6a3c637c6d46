import type { Key, Selection } from '@paga/kit';
import { useMemo, useState } from 'react';

/** The ticked rows of a report: only those that are listed count. */
export function useChoice<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): { selection: Selection; chosen: readonly Row[] } {
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set<Key>());
  const selection = useMemo(() => ({ selected, onChange: setSelected }), [selected]);
  const chosen = useMemo(() => rows.filter((row) => selected.has(keyOf(row))), [rows, selected, keyOf]);
  return { selection, chosen };
}
