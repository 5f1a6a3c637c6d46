// A process of its own for native code: it can be killed in the middle of its work, and whatever it breaks is its own.
import { type FromChild, type JobAnswer, runJob, type SentJob } from './run-job.ts';

/** What native code has taken for a long report it does not give back: a process that holds more than this ends after its job. */
const KEPT_BYTES = 400 * 1024 * 1024;

process.on('message', async (job: SentJob) => {
  const answer: JobAnswer = await runJob(job);
  const sent: FromChild = { answer, isFull: process.memoryUsage.rss() > KEPT_BYTES };
  process.send?.(sent);
});
process.on('disconnect', () => process.exit(0));
// Ctrl+C reaches the whole group; the server ends its children when the calls under way have ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
