import { type PlacedDraft, useCompany, useDraft, useSession } from '@paga/platform';
import { useSyncExternalStore } from 'react';
import type { Period } from '#month/period/use-period.ts';
import type { PendingRow } from '../rows/pending-row.ts';
import { EditQueue, type QueueState } from './edit-queue.ts';

/** What is kept of a queue, as forms keep what is typed: it outlives the sign-in. */
type DraftEdits = { rows: Omit<PendingRow, 'refusal'>[] };

/** A queue, and the writing of its draft at once. */
type DraftedQueue = { queue: EditQueue; flush: () => void };

// A queue outlives the screen: what was typed is still there when the person comes back to the month.
const queues = new Map<string, DraftedQueue>();

/** Of thousands of rows a draft takes long to write: it is written at most so often, the last time when nothing changes any more. */
const REST_MS = 300;

function draftedAtRest(queue: EditQueue, draft: PlacedDraft<DraftEdits>): DraftedQueue {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let path: string | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const rows = queue.unsaved().map(({ refusal, ...row }) => row);
    if (rows.length === 0) draft.forget();
    else if (path !== undefined) draft.keep({ rows }, path);
  };
  queue.subscribe(() => {
    // A draft leads to the page on which it was typed: the month's table.
    if (queue.gate) path ??= location.pathname + location.search;
    timer ??= setTimeout(flush, REST_MS);
  });
  addEventListener('pagehide', flush);
  return { queue, flush };
}

function queueOf(name: string, draft: PlacedDraft<DraftEdits>): DraftedQueue {
  const known = queues.get(name);
  if (known) return known;
  const kept = draftedAtRest(
    new EditQueue(draft.read()?.rows?.map((row) => ({ ...row, refusal: undefined }))),
    draft,
  );
  queues.set(name, kept);
  return kept;
}

/** What this person has typed into a month and is not saved yet, and how its saving stands: on every screen of the month. */
export function useEditQueue({ month, year }: Period): DraftedQueue & { state: QueueState } {
  const company = useCompany();
  const { user } = useSession();
  const draft = useDraft<DraftEdits>(`salaries/${year}-${month}`);
  const { queue, flush } = queueOf(`${user.id}/${company.id}/${year}-${month}`, draft);
  return { queue, flush, state: useSyncExternalStore(queue.subscribe, queue.state) };
}
