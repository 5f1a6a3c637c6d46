import { offloaded } from '#core/offload/offload.ts';

/** Word templates are looked at and filled in a thread: what one costs depends on who made it. */
export const word = offloaded<typeof import('./word.worker.ts')>('documents/fill/word.worker', {
  in: 'thread',
  seconds: 10,
});
