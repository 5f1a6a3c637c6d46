import { call } from '@paga/client';
import { type CorrectedRow, type ImportColumn, type ImportRow, previewImport, readImportCells } from '@paga/contract/employees';
import type { CellEdit } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { markTwins } from './row-state.ts';

const LONG_MS = 120_000;

/** A corrected cell: the line of the sheet, the column, and the text that is to be read in it. */
export type CellText = { row: number; column: ImportColumn; text: string };

/** The edits of the grid, whose keys are lines and columns of the sheet. */
export const cellsOfEdits = (edits: readonly CellEdit[]): CellText[] =>
  edits.map(({ key, column, text }) => ({ row: Number(key), column: column as ImportColumn, text }));

/** The rows of a workbook while they are looked at: read by the server, corrected cell by cell, read again. */
export function useWorkbench() {
  const { id: userId } = useCompany();
  const [read, setRead] = useState<ReadonlyMap<number, ImportRow>>(new Map());
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const preview = useMutation({
    mutationFn: (file: File) => call(previewImport, { body: { file, userId } }, { timeoutMs: LONG_MS }),
    onSuccess: () => {
      setRead(new Map());
      setLeftOut(new Set());
    },
    meta: { silent: true },
  });
  const rows = useMemo(() => markTwins((preview.data?.value ?? []).map((row) => read.get(row.row) ?? row)), [preview.data, read]);
  const reading = useMutation({
    mutationFn: (asked: CorrectedRow[]) => call(readImportCells, { body: { userId, rows: asked } }),
    onSuccess: (answered) => setRead((held) => new Map([...held, ...answered.map((row) => [row.row, row] as const)])),
  });
  const correct = async (cells: readonly CellText[]) => {
    const wanted = new Set(cells.map(({ row }) => row));
    const textsOf = (row: ImportRow) =>
      cells.filter((cell) => cell.row === row.row).map(({ column, text }) => ({ column, text: text.slice(0, 1000) }));
    const asked = rows.filter(({ row }) => wanted.has(row)).map((row) => ({ row, cells: textsOf(row) }));
    if (asked.length > 0) await reading.mutateAsync(asked).catch(() => undefined);
  };
  /** Compares a row again with what is saved. */
  const readAgain = (row: ImportRow) => reading.mutateAsync([{ row, cells: [] }]).catch(() => undefined);
  const toggle = (row: number) =>
    setLeftOut((held) => (held.has(row) ? new Set([...held].filter((other) => other !== row)) : new Set([...held, row])));
  return { preview, rows, leftOut, correct, readAgain, toggle, isReading: reading.isPending };
}

export type Workbench = ReturnType<typeof useWorkbench>;
