import { call } from '@paga/client';
import {
  checkLeaveRows,
  type LeaveColumn,
  type LeaveImportPreview,
  type LeaveImportRow,
  previewLeaveImport,
} from '@paga/contract/leave';
import { useCompany } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Looked, withTexts } from './row-state.ts';

const LONG = { timeoutMs: 120_000 };
const STEPS = 200;

type History = { past: readonly Looked[]; now: Looked; future: readonly Looked[] };
const EMPTY: History = { past: [], now: { rows: [], leftOut: new Set() }, future: [] };

/** A text that stands in a cell instead. */
export type CellText = { row: number; column: LeaveColumn; text: string };

/** One correction after the other: each stands on what the one before was read as. */
const IN_TURN = { scope: { id: 'leave-import' } } as const;

/** The rows that would be saved, as they are sent. */
export const sentRows = ({ rows, leftOut }: Looked) =>
  rows.filter(({ row }) => !leftOut.has(row)).map(({ row, cells }) => ({ row, cells }));

/** Has what would be saved tried again, all of it: the rows decide about one another. */
async function tried(tenantId: number, looked: Looked): Promise<Looked> {
  const rows = sentRows(looked);
  if (rows.length === 0) return looked;
  const answered = await call(checkLeaveRows, { body: { tenantId, rows } }, LONG);
  const byLine = new Map(answered.map((row) => [row.row, row]));
  return { ...looked, rows: looked.rows.map((row) => byLine.get(row.row) ?? row) };
}

function toggled(leftOut: ReadonlySet<number>, row: number): Set<number> {
  const next = new Set(leftOut);
  if (!next.delete(row)) next.add(row);
  return next;
}

/** What has been read and corrected, with the steps back and forth; `newest` has it also before it is rendered. */
function useHistory() {
  const [history, setHistory] = useState(EMPTY);
  const newest = useRef(history);
  const hold = (next: History): void => {
    newest.current = next;
    setHistory(next);
  };
  const step = (back: boolean): void => {
    const { past, now, future } = newest.current;
    const [before, [after, ...later]] = [past.at(-1), future];
    if (back && before) hold({ past: past.slice(0, -1), now: before, future: [now, ...future] });
    if (!back && after) hold({ past: [...past, now], now: after, future: later });
  };
  return { history, newest, hold, step };
}

/** The rows of a workbook while they are looked at: read by the server, corrected, left out, tried again. */
export function useLeaveBench() {
  const { id: tenantId } = useCompany();
  const { history, newest, hold, step } = useHistory();
  const preview = useMutation({
    mutationFn: (file: File): Promise<LeaveImportPreview> =>
      call(previewLeaveImport, { body: { file, tenantId } }, LONG),
    onSuccess: ({ rows }) => hold({ ...EMPTY, now: { rows, leftOut: new Set() } }),
    meta: { silent: true },
  });
  const trying = useMutation({
    ...IN_TURN,
    mutationFn: (change: (now: Looked) => Looked) => tried(tenantId, change(newest.current.now)),
    onSuccess: (now) => {
      const { past, now: before } = newest.current;
      hold({ past: [...past, before].slice(-STEPS), now, future: [] });
    },
  });
  const change = async (next: (now: Looked) => Looked): Promise<void> => {
    await trying.mutateAsync(next).catch(() => undefined);
  };
  return {
    preview,
    ...history.now,
    columns: preview.data?.columns ?? {},
    correct: (texts: readonly CellText[]) => change((now) => ({ ...now, rows: withTexts(now.rows, texts) })),
    toggle: (row: number) => change((now) => ({ ...now, leftOut: toggled(now.leftOut, row) })),
    /** What saving was refused with stands in the place of what was read. */
    refused: (rows: readonly LeaveImportRow[]) => {
      const byLine = new Map(rows.map((row) => [row.row, row]));
      const { now } = newest.current;
      hold({ ...newest.current, now: { ...now, rows: now.rows.map((row) => byLine.get(row.row) ?? row) } });
    },
    startOver: () => {
      hold(EMPTY);
      preview.reset();
    },
    undo: () => step(true),
    redo: () => step(false),
    mayUndo: history.past.length > 0,
    mayRedo: history.future.length > 0,
    isReading: trying.isPending,
  };
}

export type LeaveBench = ReturnType<typeof useLeaveBench>;
