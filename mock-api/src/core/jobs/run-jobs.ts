import { civilDateOf } from '@paga/calendar';
import type { Logger } from 'pino';
import type { Job } from './job.ts';

/** How soon after midnight the work of a new day is begun. */
const NEW_DAY_SEEN_WITHIN_MS = 300_000;

type Around = { now: () => Date; log: Logger; stops: (() => Promise<void> | void)[] };

/** Does a job again and again until the server stops, never twice at once; a job under way is waited for. */
function repeat(
  { name, everyMs, run }: { name: string; everyMs: number; run: (now: Date) => Promise<unknown> },
  { now, log, stops }: Around,
): () => void {
  let underWay: Promise<unknown> | undefined;
  const start = () => {
    underWay ??= run(now())
      .catch((err) => log.error({ err }, `${name} failed`))
      .finally(() => {
        underWay = undefined;
      });
  };
  const timer = setInterval(start, everyMs);
  stops.push(async () => {
    clearInterval(timer);
    await underWay;
  });
  return start;
}

/** Does work once on each day of Kosovo, however often it is asked; after a failure it is done at the next asking. */
export function oncePerDay(work: (now: Date) => Promise<void>): (now: Date) => Promise<void> {
  let doneOn = '';
  return async (now) => {
    const today = civilDateOf(now);
    if (today === doneOn) return;
    await work(now);
    doneOn = today;
  };
}

/** Starts jobs; how each is stopped is added to `stops`. Those of a new day come one after another. */
export function runJobs(jobs: readonly Job[], around: Around): void {
  for (const job of jobs) {
    if ('daily' in job) continue;
    const start = repeat(job, around);
    if (job.atStart) start();
  }
  const ofTheDay = oncePerDay(async (now) => {
    for (const job of jobs) if ('daily' in job) await job.run(now);
  });
  repeat({ name: 'the work of a new day', everyMs: NEW_DAY_SEEN_WITHIN_MS, run: ofTheDay }, around)();
}
