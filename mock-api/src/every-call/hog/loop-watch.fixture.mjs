// A thread of its own that watches the event loop: the loop counts its turns in shared memory, and says so every few milliseconds. Held is what passed
// since the last turn, at most the time in which the loop's thread was on a processor: on a machine that others use, waiting for one is not holding.
import { readFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { turns, longest, pid } = workerData;
const [count, most] = [new Int32Array(turns), new Int32Array(longest)];
const EVERY_MS = 4;

/** Milliseconds on a processor of the thread that runs the loop; without Linux, the clock. */
function onProcessor() {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

let [seen, since, worked] = [-1, performance.now(), onProcessor()];
const pause = new Int32Array(new SharedArrayBuffer(4));
for (;;) {
  Atomics.wait(pause, 0, 0, EVERY_MS);
  const now = Atomics.load(count, 0);
  const held = Math.min(performance.now() - since, onProcessor() - worked);
  if (held > Atomics.load(most, 0)) Atomics.store(most, 0, Math.round(held));
  if (now !== seen) [seen, since, worked] = [now, performance.now(), onProcessor()];
}
