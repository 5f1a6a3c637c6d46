import type { Logger } from 'pino';
import type { Database } from '../db/transaction.ts';
import type { Job } from './job.ts';
import {
  jobsWithWork,
  looksEvery,
  noteDone,
  noteFault,
  RENEWED_EVERY_MS,
  renewRun,
  takeRun,
} from './runs.ts';

/** How often a server looks whether one of its jobs has something to do. */
export const LOOK_EVERY_MS = 2_000;

type Around = { db: Database; now: () => Date; log: Logger };

/** Does a run of a job, if it is still to be had; its lease is put off while it lasts. */
async function doRun(job: Job, { db, now, log }: Around): Promise<void> {
  const startedAt = now();
  const run = await takeRun(db, job, startedAt);
  if (run === undefined) return;
  const began = performance.now();
  const renewing = setInterval(() => {
    renewRun(db, job, run, now()).catch((err) => log.warn({ err }, `${job.name}: the lease was not put off`));
  }, RENEWED_EVERY_MS);
  try {
    const done = await job.run(startedAt);
    await noteDone(db, job, run, {
      startedAt,
      now: now(),
      tookMs: Math.round(performance.now() - began),
      done,
    });
  } catch (error) {
    log.error({ err: error }, `${job.name} failed`);
    await noteFault(db, job, run, { startedAt, now: now(), error });
  } finally {
    clearInterval(renewing);
  }
}

/** The jobs of a server: `look` begins those that have something to do, `ended` waits for what is under way. */
export type Looking = { look: () => Promise<void>; ended: () => Promise<void> };

/** What a server looks after; one question at a time, and no job twice at once. Those of a new day come one after another. */
export function looking(jobs: readonly Job[], around: Around): Looking {
  const { db, now, log } = around;
  const underWay = new Map<Job, Promise<void>>();
  const start = now().getTime();
  const lookAt = new Map(
    jobs.map((job) => [job, 'daily' in job || job.atStart ? start : start + looksEvery(job)]),
  );
  const begin = (job: Job, after: Promise<unknown> = Promise.resolve()) => {
    const ended = after
      .then(() => doRun(job, around))
      .catch((err) => log.error({ err }, `${job.name} could not be noted`))
      .finally(() => underWay.delete(job));
    underWay.set(job, ended);
    return ended;
  };
  const isDue = (job: Job, time: number) => {
    const at = lookAt.get(job) ?? 0;
    // A clock that was put back does not keep a job waiting.
    return !underWay.has(job) && (at <= time || at > time + looksEvery(job));
  };
  const lookNow = async () => {
    const at = now();
    const due = jobs.filter((job) => isDue(job, at.getTime()));
    for (const job of due) lookAt.set(job, at.getTime() + looksEvery(job));
    if (due.length === 0) return;
    const found = await jobsWithWork(db, due, at);
    let ofTheDay: Promise<unknown> | undefined;
    for (const job of due.filter(({ name }) => found.has(name)))
      if ('daily' in job) ofTheDay = begin(job, ofTheDay);
      else begin(job);
  };
  let look: Promise<void> | undefined;
  return {
    look: () => {
      look ??= lookNow()
        .catch((err) => log.error({ err }, 'looking for work failed'))
        .finally(() => {
          look = undefined;
        });
      return look;
    },
    ended: async () => {
      await look;
      await Promise.all(underWay.values());
    },
  };
}

/** Starts jobs; how they are stopped is added to `stops`: what is under way is waited for. */
export function runJobs(
  jobs: readonly Job[],
  { stops, ...around }: Around & { stops: (() => Promise<void> | void)[] },
): void {
  const { look, ended } = looking(jobs, around);
  const timer = setInterval(look, LOOK_EVERY_MS);
  stops.push(async () => {
    clearInterval(timer);
    await ended();
  });
  void look();
}
