import type { FormDraft } from '@paga/kit';
import { useCompany, useDraft, useSession } from '@paga/platform';
import { useSyncExternalStore } from 'react';
import type { Period } from '#calculations/use-period.ts';
import { EditQueue, type QueueState } from './edit-queue.ts';
import type { PendingRow } from './pending-row.ts';

// A queue outlives the screen: what was typed is still there when the person comes back to the month.
const queues = new Map<string, EditQueue>();

/** What is kept of a queue, as forms keep what is typed: it outlives the sign-in. */
type KeptEdits = { rows: Omit<PendingRow, 'refusal'>[] };

function queueOf(name: string, draft: FormDraft<KeptEdits>): EditQueue {
  const known = queues.get(name);
  if (known) return known;
  const queue = new EditQueue(draft.read()?.rows?.map((row) => ({ ...row, refusal: undefined })));
  queue.subscribe(() => {
    const rows = queue.unsaved().map(({ refusal, ...row }) => row);
    if (rows.length === 0) draft.forget();
    // A draft leads to the page on which it was kept: only the month's table keeps one.
    else if (queue.gate) draft.keep({ rows });
  });
  queues.set(name, queue);
  return queue;
}

/** What this person has typed into a month and is not saved yet, and how its saving stands: on every screen of the month. */
export function useEditQueue({ month, year }: Period): { queue: EditQueue; state: QueueState } {
  const company = useCompany();
  const { user } = useSession();
  const draft = useDraft<KeptEdits>(`salaries/${year}-${month}`);
  const queue = queueOf(`${user.id}/${company.id}/${year}-${month}`, draft);
  return { queue, state: useSyncExternalStore(queue.subscribe, queue.state) };
}
