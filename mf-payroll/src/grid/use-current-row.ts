import type { CellEdit } from '@paga/kit';
import { useCallback, useMemo, useState } from 'react';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';
import { computedRow } from '#month/rows/computed-row.ts';
import { type EditField, readText } from '#month/rows/edit-fields.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { typedTrace } from '#month/rows/typed-trace.ts';

/** The row that the panel shows: as it is stored, and as it comes out with what is typed, also in a box that is still open. */
export function useCurrentRow(editing: SalaryEditing, shown: readonly EditedRow[]) {
  const { rows, sources, storedOf } = editing;
  const [id, setId] = useState<number>();
  const [typing, setTyping] = useState<CellEdit>();
  // Until a row is chosen the panel shows the first.
  const shownId = id ?? shown[0]?.id;
  const row = useMemo(() => rows?.find((one) => one.id === shownId), [rows, shownId]);
  const stored = row?.pending ? (storedOf(row.id)?.row ?? row) : row;
  const source = row && sources.get(row.id);
  // What is typed in the row: what waits in its cells, and the text of a box that is still open.
  const typed = useMemo(() => {
    if (!row || typing?.key !== row.id) return row?.pending?.typed;
    const read = readText(typing.column as EditField, typing.text);
    return 'problem' in read ? row.pending?.typed : { ...row.pending?.typed, [typing.column]: read.value };
  }, [row, typing]);
  const draft = useMemo(() => {
    if (!row || !typed || !source || typed === row.pending?.typed) return row?.pending ? row : undefined;
    return computedRow(row, source, typed);
  }, [row, source, typed]);
  const trace = useCallback(() => (source && typed ? typedTrace(source, typed) : undefined), [source, typed]);
  const at = shown.findIndex((one) => one.id === shownId);
  const move = (by: 1 | -1) => {
    const next = shown[Math.min(Math.max(at + by, 0), shown.length - 1)];
    if (next) setId(next.id);
  };
  return {
    row: stored,
    /** Its place among the rows shown; -1 until one is chosen. */
    at: id === undefined ? -1 : at,
    draft,
    trace,
    choose: setId,
    setTyping,
    next: () => move(1),
    previous: () => move(-1),
  };
}
