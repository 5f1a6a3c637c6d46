import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/** What was read, step by step. */
type History<State> = { past: readonly State[]; now: State; future: readonly State[] };

const STEPS = 200;

/** Reading and saving a large workbook takes longer than other calls may. */
export const LONG = { timeoutMs: 120_000 };

/** A corrected cell: the line of the sheet, the column, and the text that is to be read in it. */
export type CellText<Column extends string> = { row: number; column: Column; text: string };

/** Reading and steps back and forth, one after the other: each correction stands on what the one before was read as. */
const IN_TURN = { scope: { id: 'import-bench' } } as const;

function stepBack<State>(history: History<State>): History<State> {
  const { past, now, future } = history;
  const last = past.at(-1);
  return last === undefined ? history : { past: past.slice(0, -1), now: last, future: [now, ...future] };
}

function stepForth<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  return next === undefined ? history : { past: [...history.past, history.now], now: next, future };
}

/** The same marks with this one set, or taken away where it was. */
export function toggled<Mark>(marks: ReadonlySet<Mark>, mark: Mark): Set<Mark> {
  const next = new Set(marks);
  if (!next.delete(mark)) next.add(mark);
  return next;
}

/** `newest` is what has been read by now, also before it is rendered. */
function useHistory<State>(empty: State) {
  const [history, setHistory] = useState<History<State>>({ past: [], now: empty, future: [] });
  const newest = useRef(history);
  const hold = (next: History<State>): void => {
    newest.current = next;
    setHistory(next);
  };
  return { history, newest, hold };
}

/**
 * What the server has read of a workbook while a person corrects it, with the way back and forth. `read` makes the next step of the newest one; one that fails
 * leaves everything as it was.
 */
export function useBench<State>(empty: State) {
  const { history, newest, hold } = useHistory(empty);
  const reading = useMutation({
    ...IN_TURN,
    mutationFn: (read: (now: State) => Promise<State>) => read(newest.current.now),
    onSuccess: (next) => {
      const { past, now } = newest.current;
      hold({ past: [...past, now].slice(-STEPS), now: next, future: [] });
    },
  });
  const turning = useMutation({
    ...IN_TURN,
    mutationFn: async (turn: typeof stepBack<State>) => turn,
    onSuccess: (turn) => hold(turn(newest.current)),
  });
  return {
    now: history.now,
    read: async (next: (now: State) => Promise<State>): Promise<void> => {
      await reading.mutateAsync(next).catch(() => undefined);
    },
    /** Begins anew: nothing before can be brought back. */
    start: (now: State) => hold({ past: [], now, future: [] }),
    startHere: () => hold({ past: [], now: newest.current.now, future: [] }),
    /** Puts something else in the place of the newest, as no step. */
    replace: (change: (now: State) => State) => hold({ ...newest.current, now: change(newest.current.now) }),
    undo: () => turning.mutate(stepBack),
    redo: () => turning.mutate(stepForth),
    mayUndo: history.past.length > 0,
    mayRedo: history.future.length > 0,
    isReading: reading.isPending,
  };
}
