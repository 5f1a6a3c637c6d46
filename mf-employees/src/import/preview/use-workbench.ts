import { call } from '@paga/client';
import {
  CORRECTED_ROWS,
  type CorrectedRow,
  type ImportColumn,
  type ImportRow,
  previewImport,
  readImportCells,
} from '@paga/contract/employees';
import { type CellText as BenchCell, LONG, toggled, useBench } from '@paga/forms/import';
import { useCompany } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { markTwins } from './row-state.ts';

/** Corrected rows by their line of the sheet. */
type ReadRows = ReadonlyMap<number, ImportRow>;
type CellText = BenchCell<ImportColumn>;

const NOTHING_READ: ReadRows = new Map();

/** The same rows with these in their place. */
const withRows = (rows: ReadRows, answered: readonly ImportRow[]): ReadRows =>
  new Map([...rows, ...answered.map((row) => [row.row, row] as const)]);

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
    answered.push(...(await call(readImportCells, { body: { userId, rows } }, LONG)));
  }
  return answered;
}

/** The rows of a workbook while they are looked at: read by the server, corrected cell by cell, read again. */
export function useWorkbench() {
  const { id: userId } = useCompany();
  const bench = useBench(NOTHING_READ);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const preview = useMutation({
    mutationFn: (file: File) => call(previewImport, { body: { file, userId } }, LONG),
    onSuccess: () => {
      bench.start(NOTHING_READ);
      setLeftOut(new Set());
    },
    meta: { silent: true },
  });
  const rowsWith = (read: ReadRows) =>
    markTwins((preview.data?.value ?? []).map((row) => read.get(row.row) ?? row));
  const rows = useMemo(() => rowsWith(bench.now), [preview.data, bench.now]);
  const read = (ask: (current: ImportRow[]) => CorrectedRow[]) =>
    bench.read(async (now) => withRows(now, await readRows(userId, ask(rowsWith(now)))));
  const correct = async (cells: readonly CellText[]) => {
    if (askedFor(rows, cells).length > 0) await read((current) => askedFor(current, cells));
  };
  /** Back from saving: who failed is compared again with what is saved, and nothing before that can be undone any more. */
  const lookAgain = async (failed: ImportRow | undefined) => {
    if (failed) await read(() => [{ row: failed, cells: [] }]);
    bench.startHere();
  };
  return {
    ...bench,
    preview,
    rows,
    leftOut,
    correct,
    lookAgain,
    toggle: (row: number) => setLeftOut((marks) => toggled(marks, row)),
    /** The lines of the sheet that were corrected. */
    corrected: [...bench.now.keys()],
  };
}

export type Workbench = ReturnType<typeof useWorkbench>;
