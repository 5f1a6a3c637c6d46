import { useCompany, useSession } from '@paga/platform';
import { useSyncExternalStore } from 'react';
import type { Period } from '#calculations/use-period.ts';
import { EditQueue, type QueueState } from './edit-queue.ts';

// A queue outlives the screen: what was typed is still there when the person comes back to the month.
const queues = new Map<string, EditQueue>();

function queueOf(name: string): EditQueue {
  const known = queues.get(name) ?? new EditQueue();
  queues.set(name, known);
  return known;
}

/** What this person has typed into a month and is not saved yet, and how its saving stands: on every screen of the month. */
export function useEditQueue({ month, year }: Period): { queue: EditQueue; state: QueueState } {
  const company = useCompany();
  const { user } = useSession();
  const queue = queueOf(`${user.id}/${company.id}/${year}-${month}`);
  return { queue, state: useSyncExternalStore(queue.subscribe, queue.state) };
}
