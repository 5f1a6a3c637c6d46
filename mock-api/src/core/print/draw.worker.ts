// A thread of its own: a report of thousands of rows takes seconds to lay out, and meanwhile the server answers others.
import { parentPort } from 'node:worker_threads';
import { compilePaper } from './compile-paper.ts';
import type { DrawJob, Drawn } from './draw-job.ts';
import { writeSheet } from './write-sheet.ts';

const draw = (job: DrawJob) =>
  job.kind === 'paper' ? compilePaper(job.template, job.data, job.fonts) : writeSheet(job.sheet);

parentPort?.on('message', async ({ id, job }: { id: number; job: DrawJob }) => {
  const drawn: Drawn = await draw(job).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage({ id, drawn });
});
