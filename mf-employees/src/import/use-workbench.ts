import { call } from '@paga/client';
import { type CorrectedRow, type ImportColumn, type ImportRow, previewImport, readImportCells } from '@paga/contract/employees';
import type { CellEdit } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { markTwins } from './row-state.ts';

const LONG_MS = 120_000;

/** A corrected cell: the line of the sheet, the column, and the text that is to be read in it. */
export type CellText = { row: number; column: ImportColumn; text: string };

/** The edits of the grid, whose keys are lines and columns of the sheet. */
export const cellsOfEdits = (edits: readonly CellEdit[]): CellText[] =>
  edits.map(({ key, column, text }) => ({ row: Number(key), column: column as ImportColumn, text }));

/** What the server is asked to read: the rows of the corrected cells, whole. */
function askedFor(rows: readonly ImportRow[], cells: readonly CellText[]): CorrectedRow[] {
  const wanted = new Set(cells.map(({ row }) => row));
  const textsOf = ({ row }: ImportRow) =>
    cells.filter((cell) => cell.row === row).map(({ column, text }) => ({ column, text: text.slice(0, 1000) }));
  return rows.filter(({ row }) => wanted.has(row)).map((row) => ({ row, cells: textsOf(row) }));
}

/** The rows of a workbook while they are looked at: read by the server, corrected cell by cell, read again. */
export function useWorkbench() {
  const { id: userId } = useCompany();
  const [read, setRead] = useState<ReadonlyMap<number, ImportRow>>(new Map());
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const preview = useMutation({
    mutationFn: (file: File) => call(previewImport, { body: { file, userId } }, { timeoutMs: LONG_MS }),
    onSuccess: () => {
      hold(new Map());
      setLeftOut(new Set());
    },
    meta: { silent: true },
  });
  // What has been read by now, also before it is drawn.
  const newest = useRef(read);
  const hold = (rows: ReadonlyMap<number, ImportRow>) => {
    newest.current = rows;
    setRead(rows);
  };
  const rowsWith = (held: typeof read) => markTwins((preview.data?.value ?? []).map((row) => held.get(row.row) ?? row));
  const rows = useMemo(() => rowsWith(read), [preview.data, read]);
  const reading = useMutation({
    // One after the other: a row is sent and answered whole, so that each correction stands on the one before.
    scope: { id: 'import-cells' },
    mutationFn: (ask: (current: ImportRow[]) => CorrectedRow[]) =>
      call(readImportCells, { body: { userId, rows: ask(rowsWith(newest.current)) } }),
    onSuccess: (answered) => hold(new Map([...newest.current, ...answered.map((row) => [row.row, row] as const)])),
  });
  const correct = async (cells: readonly CellText[]) => {
    if (askedFor(rows, cells).length > 0) await reading.mutateAsync((current) => askedFor(current, cells)).catch(() => undefined);
  };
  /** Compares a row again with what is saved. */
  const readAgain = (row: ImportRow) => reading.mutateAsync(() => [{ row, cells: [] }]).catch(() => undefined);
  const toggle = (row: number) =>
    setLeftOut((held) => (held.has(row) ? new Set([...held].filter((other) => other !== row)) : new Set([...held, row])));
  return { preview, rows, leftOut, correct, readAgain, toggle, isReading: reading.isPending };
}

export type Workbench = ReturnType<typeof useWorkbench>;
