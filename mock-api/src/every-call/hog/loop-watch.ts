import { Worker } from 'node:worker_threads';

const TURN_EVERY_MS = 4;

/** Watches how long this process's event loop is held, from a thread of its own. */
export function watchLoop(): { longest: () => number; reset: () => void; stop: () => Promise<unknown> } {
  const [turns, longest] = [new SharedArrayBuffer(4), new SharedArrayBuffer(4)];
  const [count, most] = [new Int32Array(turns), new Int32Array(longest)];
  const watch = new Worker(new URL('./loop-watch.fixture.mjs', import.meta.url), {
    workerData: { turns, longest, pid: process.pid },
  });
  watch.unref();
  const turning = setInterval(() => Atomics.add(count, 0, 1), TURN_EVERY_MS);
  turning.unref();
  return {
    longest: () => Atomics.load(most, 0),
    reset: () => void Atomics.store(most, 0, 0),
    stop: () => {
      clearInterval(turning);
      return watch.terminate();
    },
  };
}
