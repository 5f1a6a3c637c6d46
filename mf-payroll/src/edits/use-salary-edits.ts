import type { SalaryInputs } from '@paga/contract/payroll';
import { type CellPlace, useUnsavedGuard } from '@paga/kit';
import { useForgetMonth, useMayCall } from '@paga/platform';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Period } from '#month/period/use-period.ts';
import type { EditQueue, QueueState } from '#month/queue/edit-queue.ts';
import type { StoredRow } from '#month/queue/queue-gate.ts';
import { useEditQueue } from '#month/queue/use-edit-queue.ts';
import type { RowSource } from '#month/rows/computed-row.ts';
import { type Typed, typedIn } from '#month/rows/edit-fields.ts';
import type { Change, EditedRow } from '#month/rows/pending-row.ts';
import { typedNow, valuesOf } from '#month/rows/shown-rows.ts';
import { useEditedRows } from '#month/sums/use-edited-rows.ts';
import { type EditGate, useEditGate } from './code/use-edit-gate.ts';
import { type SalaryCode, useSalaryCode } from './code/use-salary-code.ts';

/** The person has closed the question for the code: nothing was sent, nothing is lost. */
export class CodeNotGiven extends Error {}

/** Everything the grid needs to edit the rows of a month. */
export type SalaryEditing = {
  rows: readonly EditedRow[] | undefined;
  period: Period;
  /** All rows are there, not only the top of a large month. */
  whole: boolean;
  sources: ReadonlyMap<number, RowSource>;
  sectors: SalaryInputs['sectors'];
  state: QueueState;
  code: SalaryCode;
  closed: boolean;
  /** Known to be open, allowed, and the engine has what it needs. */
  mayEdit: boolean;
  /** What the engine needs is on its way: what is typed meanwhile waits. */
  mayEditSoon: boolean;
  /** Asks again for what edits and sectors need; there only when it could not be read. */
  readInputs: (() => unknown) | undefined;
  queue: EditQueue;
  versionOf: (salaryId: number) => number;
  storedOf: (salaryId: number) => StoredRow | undefined;
  change: (row: EditedRow, after: Typed) => Change;
  /** The cell that the bar leads to. */
  target: CellPlace | undefined;
  goTo: (cell: CellPlace) => void;
  /** Saves at once and answers when the server has: for a form. */
  save: (row: EditedRow, typed: Typed) => Promise<void>;
};

const noSectors: SalaryInputs['sectors'] = [];

async function saveNow(gate: EditGate, queue: EditQueue, change: Change, row: EditedRow): Promise<void> {
  const pending = {
    salaryId: row.id,
    version: row.version,
    typed: change.after,
    unread: {},
    refusal: undefined,
  };
  for (;;) {
    if (!(await gate.mayWrite())) throw new CodeNotGiven();
    try {
      queue.remember(change, row.version, await gate.sendOne(pending));
      return gate.settled();
    } catch (error) {
      if (gate.refusalOf(error) !== 'again') throw error;
    }
  }
}

/** What was left in the windows of a month that is closed can be saved nowhere. */
function useForgetClosed({ month, year }: Period, closed: boolean | undefined): void {
  const forgetMonth = useForgetMonth();
  useEffect(() => {
    if (closed) forgetMonth({ month, year });
  }, [closed, forgetMonth, month, year]);
}

const AGAIN_MS = 5_000;
const AWAY = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE'];

/** What was not saved because network or server were away is sent again by itself, until they are back. */
function useSendAgain(queue: EditQueue, { pending, saving }: QueueState): void {
  const isWaiting =
    !saving && [...pending.values()].some(({ refusal }) => AWAY.includes(refusal?.code ?? ''));
  useEffect(() => {
    if (!isWaiting) return;
    const again = (): void => queue.retry();
    const timer = setTimeout(again, AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [isWaiting, queue]);
}

/** What waits for the code goes out once it was given, here or in another tab; not beside a window that may be saving the same row. */
function useSendGranted(queue: EditQueue, { paused }: QueueState, code: SalaryCode): void {
  const { granted } = code;
  const isMeant = useRef(false);
  isMeant.current = paused && !code.isGivenInWindow();
  useEffect(() => {
    if (granted && isMeant.current) queue.retry();
  }, [granted, queue]);
}

function useSending(queue: EditQueue, state: QueueState, code: SalaryCode): void {
  useSendAgain(queue, state);
  useSendGranted(queue, state, code);
}

/** Edits of a month: shown at once by the engine of the browser, sent in the background, kept when something goes wrong. */
export function useSalaryEdits(period: Period, closed: boolean | undefined): SalaryEditing {
  const allowed = useMayCall('updateSalaries');
  const code = useSalaryCode();
  const [target, goTo] = useState<CellPlace>();
  const { queue, flush, state } = useEditQueue(period);
  const { rows, shown, whole, inputs, sources } = useEditedRows(period, closed, state.pending);
  const gate = useEditGate(period, code);
  queue.gate = gate;
  // Away from the month nobody can be asked for the code: what is left waits there.
  useEffect(
    () => () => {
      flush();
      queue.gate = undefined;
    },
    [queue, flush],
  );
  useForgetClosed(period, closed);
  useSending(queue, state, code);
  useUnsavedGuard(state.pending.size > 0);
  const byId = useMemo(() => new Map(rows?.map((row) => [row.id, row])), [rows]);
  const change = (row: EditedRow, after: Typed): Change => ({
    salaryId: row.id,
    before: valuesOf(typedNow(row, sources.get(row.id)), after),
    after,
  });
  const storedOf = (salaryId: number): StoredRow | undefined => {
    const row = byId.get(salaryId);
    return row && { row, typed: typedIn(row, sources.get(salaryId)?.known.edits ?? null) };
  };
  return {
    rows: shown,
    period,
    whole,
    sources,
    sectors: inputs.data?.sectors ?? noSectors,
    state,
    code,
    closed: closed === true,
    readInputs: inputs.isLoadingError ? () => inputs.refetch() : undefined,
    mayEdit: allowed && closed === false && inputs.data !== undefined,
    mayEditSoon: allowed && closed !== true && inputs.isPending,
    queue,
    versionOf: (salaryId) => storedOf(salaryId)?.row.version ?? 0,
    storedOf,
    change,
    target,
    goTo,
    save: (row, typed) => saveNow(gate, queue, change(row, typed), row),
  };
}
