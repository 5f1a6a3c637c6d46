import { call } from '@paga/client';
import {
  CORRECTED_ROWS,
  type CorrectedRow,
  type ImportColumn,
  type ImportRow,
  previewImport,
  readImportCells,
} from '@paga/contract/employees';
import type { CellEdit } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { NOTHING_READ, type ReadHistory, type ReadRows, redone, stepped, undone } from './read-history.ts';
import { markTwins } from './row-state.ts';

const LONG_MS = 120_000;

/** A corrected cell: the line of the sheet, the column, and the text that is to be read in it. */
type CellText = { row: number; column: ImportColumn; text: string };

/** The edits of the grid, whose keys are lines and columns of the sheet. */
export const cellsOfEdits = (edits: readonly CellEdit[]): CellText[] =>
  edits.map(({ key, column, text }) => ({ row: Number(key), column: column as ImportColumn, text }));

/** What the server is asked to read: the rows of the corrected cells, whole. */
function askedFor(rows: readonly ImportRow[], cells: readonly CellText[]): CorrectedRow[] {
  const texts = new Map<number, CorrectedRow['cells']>();
  for (const { row, column, text } of cells) {
    const own = texts.get(row);
    const cell = { column, text: text.slice(0, 1000) };
    if (own) own.push(cell);
    else texts.set(row, [cell]);
  }
  return rows.flatMap((row) => {
    const own = texts.get(row.row);
    return own ? [{ row, cells: own }] : [];
  });
}

/** Has rows read, a large block in several calls; all of them, or none. */
async function readRows(userId: number, asked: readonly CorrectedRow[]): Promise<ImportRow[]> {
  const answered: ImportRow[] = [];
  for (let from = 0; from < asked.length; from += CORRECTED_ROWS) {
    const rows = asked.slice(from, from + CORRECTED_ROWS);
    answered.push(...(await call(readImportCells, { body: { userId, rows } }, { timeoutMs: LONG_MS })));
  }
  return answered;
}

/** Reading and steps back and forth, one after the other: a row is sent and answered whole, so that each correction stands on the one before. */
const IN_TURN = { scope: { id: 'import-cells' } } as const;

/** The first reading of a workbook. */
function usePreview(onRead: () => void) {
  const { id: userId } = useCompany();
  return useMutation({
    mutationFn: (file: File) => call(previewImport, { body: { file, userId } }, { timeoutMs: LONG_MS }),
    onSuccess: onRead,
    meta: { silent: true },
  });
}

/** What has been read and corrected, step by step; `newest` has it also before it is rendered. */
function useHistory() {
  const [history, setHistory] = useState(NOTHING_READ);
  const newest = useRef(history);
  const hold = (next: ReadHistory) => {
    newest.current = next;
    setHistory(next);
  };
  return { history, newest, hold };
}

const toggled = (held: ReadonlySet<number>, row: number): ReadonlySet<number> =>
  held.has(row) ? new Set([...held].filter((other) => other !== row)) : new Set([...held, row]);

/** The rows of a workbook while they are looked at: read by the server, corrected cell by cell, read again. */
export function useWorkbench() {
  const { id: userId } = useCompany();
  const { history, newest, hold } = useHistory();
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const preview = usePreview(() => {
    hold(NOTHING_READ);
    setLeftOut(new Set());
  });
  const rowsWith = (read: ReadRows) =>
    markTwins((preview.data?.value ?? []).map((row) => read.get(row.row) ?? row));
  const rows = useMemo(() => rowsWith(history.now), [preview.data, history.now]);
  const reading = useMutation({
    ...IN_TURN,
    mutationFn: (ask: (current: ImportRow[]) => CorrectedRow[]) =>
      readRows(userId, ask(rowsWith(newest.current.now))),
    onSuccess: (answered) => hold(stepped(newest.current, answered)),
  });
  const turning = useMutation({
    ...IN_TURN,
    mutationFn: async (turn: typeof undone) => turn,
    onSuccess: (turn) => hold(turn(newest.current)),
  });
  const correct = async (cells: readonly CellText[]) => {
    if (askedFor(rows, cells).length > 0)
      await reading.mutateAsync((current) => askedFor(current, cells)).catch(() => undefined);
  };
  /** Back from saving: who failed is compared again with what is saved, and nothing before that can be undone any more. */
  const lookAgain = async (failed: ImportRow | undefined) => {
    if (failed) await reading.mutateAsync(() => [{ row: failed, cells: [] }]).catch(() => undefined);
    hold({ ...NOTHING_READ, now: newest.current.now });
  };
  const toggle = (row: number) => setLeftOut((held) => toggled(held, row));
  return {
    preview,
    rows,
    leftOut,
    correct,
    undo: () => turning.mutate(undone),
    redo: () => turning.mutate(redone),
    mayUndo: history.past.length > 0,
    mayRedo: history.future.length > 0,
    lookAgain,
    toggle,
    isReading: reading.isPending,
    /** The lines of the sheet that were corrected. */
    corrected: [...history.now.keys()],
  };
}

export type Workbench = ReturnType<typeof useWorkbench>;
