import { call } from '@paga/client';
import {
  checkLeaveRows,
  type LeaveColumn,
  type LeaveImportPreview,
  type LeaveImportRow,
  previewLeaveImport,
} from '@paga/contract/leave';
import { type CellText, LONG, toggled, useBench } from '@paga/forms/import';
import { useCompany } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type Looked, withTexts } from './row-state.ts';

const NOTHING: Looked = { rows: [], leftOut: new Set() };

/** The rows that would be saved, as they are sent. */
export const sentRows = ({ rows, leftOut }: Looked) =>
  rows.filter(({ row }) => !leftOut.has(row)).map(({ row, cells }) => ({ row, cells }));

/** Has what would be saved tried again, all of it: the rows decide about one another. */
async function tried(tenantId: number, looked: Looked): Promise<Looked> {
  const rows = sentRows(looked);
  if (rows.length === 0) return looked;
  const answered = await call(checkLeaveRows, { body: { tenantId, rows } }, LONG);
  return withRows(looked, answered);
}

/** These rows in the place of those of the same lines. */
function withRows(looked: Looked, rows: readonly LeaveImportRow[]): Looked {
  const byLine = new Map(rows.map((row) => [row.row, row]));
  return { ...looked, rows: looked.rows.map((row) => byLine.get(row.row) ?? row) };
}

/** The rows of a workbook while they are looked at: read by the server, corrected, left out, tried again. */
export function useLeaveBench() {
  const { id: tenantId } = useCompany();
  const bench = useBench(NOTHING);
  const preview = useMutation({
    mutationFn: (file: File): Promise<LeaveImportPreview> =>
      call(previewLeaveImport, { body: { file, tenantId } }, LONG),
    onSuccess: ({ rows }) => bench.start({ ...NOTHING, rows }),
    meta: { silent: true },
  });
  const change = (next: (now: Looked) => Looked) => bench.read((now) => tried(tenantId, next(now)));
  return {
    ...bench,
    ...bench.now,
    preview,
    columns: preview.data?.columns ?? {},
    correct: (texts: readonly CellText<LeaveColumn>[]) =>
      change((now) => ({ ...now, rows: withTexts(now.rows, texts) })),
    toggle: (row: number) => change((now) => ({ ...now, leftOut: toggled(now.leftOut, row) })),
    /** What saving was refused with stands in the place of what was read. */
    refused: (rows: readonly LeaveImportRow[]) => bench.replace((now) => withRows(now, rows)),
    startOver: () => {
      bench.start(NOTHING);
      preview.reset();
    },
  };
}

export type LeaveBench = ReturnType<typeof useLeaveBench>;
