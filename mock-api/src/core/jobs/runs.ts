import { civilDateOf } from '@paga/calendar';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, withPlace } from '../db/transaction.ts';
import type { Done, Job } from './job.ts';

/** A run that has not been put off for so long was left by a server that died. */
const LEASE_MS = 60_000;
export const RENEWED_EVERY_MS = LEASE_MS / 3;
/** A day's work that failed is tried again after this; others at their next turn. */
const DAILY_AGAIN_MS = 300_000;
/** The longest that a run which was left, or a new day, stays unseen. */
const SEEN_WITHIN_MS = 60_000;
/** As much of a fault as is kept. */
const FAULT_LENGTH = 300;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** One statement by itself, outside a company: one message to PostgreSQL instead of three. */
const alone = <Row extends Record<string, unknown>>(db: Database, statement: SQL) =>
  withPlace(db, () => db.execute<Row>(statement));

/** How often a server looks whether a job has something to do. */
export function looksEvery(job: Job): number {
  if ('daily' in job) return SEEN_WITHIN_MS;
  return job.onEveryServer ? job.everyMs : Math.min(job.everyMs, SEEN_WITHIN_MS);
}

/** When it is due again after a run that began at `now`. */
function dueAfter(job: Job, now: Date): SQL {
  return 'daily' in job
    ? sql`((${civilDateOf(now)}::date + 1)::timestamp at time zone 'Europe/Belgrade')`
    : // A little early: servers look at their own moments, and a look just before it was due would leave it for a whole turn.
      sql`${later(now, job.everyMs - looksEvery(job) / 10)}::timestamptz`;
}

/** Somebody has it in hand, or it is not due yet. Left by a server that died it is due when its lease has ended. */
const isTaken = (now: Date) =>
  sql`case when j."leaseUntil" is null then j."nextAt" else j."leaseUntil" end > ${now.toISOString()}::timestamptz`;

/** Which of these jobs have something to do now and are in nobody's hands, in one statement. */
export async function jobsWithWork(db: Database, jobs: readonly Job[], now: Date): Promise<Set<string>> {
  const asked = jobs.map(({ name, hasWork, onEveryServer }) => {
    const work = hasWork?.(now) ?? sql`true`;
    // A case keeps the order: a question that costs something is put only where the job is free.
    const free = sql`not exists (select 1 from "job_run" j where j."name" = ${name} and ${isTaken(now)})`;
    return onEveryServer
      ? sql`select ${name}::text as "name" where ${work}`
      : sql`select ${name}::text as "name" where case when ${free} then ${work} else false end`;
  });
  const { rows } = await alone<{ name: string }>(db, sql.join(asked, sql` union all `));
  return new Set(rows.map(({ name }) => name));
}

/** Takes the next run of a job, or undefined where another server was quicker; what every server does is only noted. */
export async function takeRun(db: Database, job: Job, now: Date): Promise<number | undefined> {
  const [at, lease] = [now.toISOString(), later(now, LEASE_MS)];
  const mayTake = job.onEveryServer ? sql`true` : sql`not (${isTaken(now)})`;
  const { rows } = await alone<{ run: number }>(
    db,
    sql`
    insert into "job_run" as j ("name", "run", "startedAt", "leaseUntil", "nextAt") values (${job.name}, 1, ${at}, ${lease}, ${at})
    on conflict ("name") do update set "run" = j."run" + 1, "startedAt" = excluded."startedAt", "leaseUntil" = excluded."leaseUntil"
    where ${mayTake} returning "run"`,
  );
  return rows[0]?.run;
}

const held = (job: Job, run: number) =>
  sql`"name" = ${job.name} and "run" = ${run} and "leaseUntil" is not null`;

/** Puts the end of the lease off. */
export const renewRun = (db: Database, job: Job, run: number, now: Date): Promise<unknown> =>
  alone(db, sql`update "job_run" set "leaseUntil" = ${later(now, LEASE_MS)} where ${held(job, run)}`);

type Ended = { startedAt: Date; now: Date; tookMs: number; done: Done | undefined };

/** Notes a run that ended well; the next one is due by when this one began. */
export const noteDone = (
  db: Database,
  job: Job,
  run: number,
  { startedAt, now, tookMs, done }: Ended,
): Promise<unknown> =>
  alone(
    db,
    sql`
    update "job_run" set "leaseUntil" = null, "nextAt" = ${dueAfter(job, startedAt)}, "endedAt" = ${now.toISOString()}, "tookMs" = ${tookMs},
      "companies" = ${done?.companies ?? null}, "rows" = ${done?.rows ?? null}, "fault" = null where ${held(job, run)}`,
  );

/** Drizzle's message holds the values of a statement, which are nobody's business; the database's own does not. */
function faultText(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)).slice(0, FAULT_LENGTH);
}

/** Notes a run that failed; what it had done stays, and its next one goes on. */
export const noteFault = (
  db: Database,
  job: Job,
  run: number,
  { startedAt, now, error }: { startedAt: Date; now: Date; error: unknown },
): Promise<unknown> =>
  alone(
    db,
    sql`
    update "job_run" set "leaseUntil" = null, "nextAt" = ${'daily' in job ? sql`${later(now, DAILY_AGAIN_MS)}::timestamptz` : dueAfter(job, startedAt)},
      "fault" = ${faultText(error)}, "faultAt" = ${now.toISOString()} where ${held(job, run)}`,
  );
