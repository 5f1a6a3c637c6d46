// A process of its own for native code: it can be killed in the middle of its work, and whatever it breaks is its own.
import { type JobAnswer, runJob, type SentJob } from './run-job.ts';

process.on('message', async (job: SentJob) => {
  const answer: JobAnswer = await runJob(job);
  process.send?.(answer);
});
process.on('disconnect', () => process.exit(0));
// Ctrl+C reaches the whole group; the server ends its children when the calls under way have ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
