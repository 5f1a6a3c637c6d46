import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { upwards } from '../place.ts';
import type { DrawJob, Drawn } from './draw-job.ts';

type Waiting = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void };
type Drawer = { worker: Worker; waiting: Map<number, Waiting> };

/** One may be busy with a long report while the other draws what is short. */
const MOST_DRAWERS = 2;
const drawers: Drawer[] = [];
let numbered = 0;

const fileUrl = (file: string) => JSON.stringify(pathToFileURL(file).href);

/** The bundle has the thread's program beside it; the sources are read as TypeScript, which a thread of its own must be taught first. */
function startWorker(): Worker {
  const built = path.join(import.meta.dirname, 'draw.worker.mjs');
  if (existsSync(built)) return new Worker(built);
  const loader = fileUrl(upwards(import.meta.dirname, 'node_modules/tsx/dist/esm/api/index.mjs'));
  const program = fileUrl(path.join(import.meta.dirname, 'draw.worker.ts'));
  const text = `import { register } from ${loader}; register(); await import(${program});`;
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(text)}`));
}

// What comes out of a thread is an array of Node's own globals, which differ from a test's.
const own = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new Uint8Array(buffer, byteOffset, byteLength);

function startDrawer(): Drawer {
  const drawer: Drawer = { worker: startWorker(), waiting: new Map() };
  const end = (error: Error) => {
    const at = drawers.indexOf(drawer);
    if (at >= 0) drawers.splice(at, 1);
    for (const { reject } of drawer.waiting.values()) reject(error);
    drawer.waiting.clear();
  };
  drawer.worker.on('error', end);
  drawer.worker.on('exit', () => end(new Error('the drawing thread ended')));
  drawer.worker.on('message', ({ id, drawn }: { id: number; drawn: Drawn }) => {
    const waiting = drawer.waiting.get(id);
    drawer.waiting.delete(id);
    // A thread without work does not keep the process alive.
    if (drawer.waiting.size === 0) drawer.worker.unref();
    if ('fault' in drawn) waiting?.reject(new Error(drawn.fault));
    else waiting?.resolve(own(drawn.bytes));
  });
  drawers.push(drawer);
  return drawer;
}

function leastBusy(): Drawer {
  const [first, second] = [...drawers].sort((one, other) => one.waiting.size - other.waiting.size);
  if (first && (first.waiting.size === 0 || second || drawers.length >= MOST_DRAWERS)) return first;
  return startDrawer();
}

/** Draws a file in another thread; rejects when it cannot be drawn. */
export function draw(job: DrawJob): Promise<Uint8Array> {
  const { worker, waiting } = leastBusy();
  numbered += 1;
  const id = numbered;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.ref();
    worker.postMessage({ id, job });
  });
}
