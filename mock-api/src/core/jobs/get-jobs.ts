import { getJobs as call, JobName, type JobState } from '@paga/contract/jobs';
import { personRead } from '#core/http/handler.ts';
import { jobRun } from './table.ts';

type Run = typeof jobRun.$inferSelect;

const momentOf = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** A lease that has ended was left by a server that died: nobody is at it. */
function stateOf(name: JobName, run: Run | undefined, now: Date): JobState {
  const { tookMs = null, companies = null, rows = null, fault = null, leaseUntil = null } = run ?? {};
  return {
    ...{ name, tookMs, companies, rows, fault },
    startedAt: momentOf(run?.startedAt),
    isRunning: leaseUntil !== null && leaseUntil > now,
    endedAt: momentOf(run?.endedAt),
    nextAt: momentOf(run?.nextAt),
    faultAt: momentOf(run?.faultAt),
  };
}

export const getJobs = personRead({
  call,
  run: async ({ tx, now }) => {
    const runs = await tx.select().from(jobRun);
    const byName = new Map(runs.map((run) => [run.name, run]));
    return {
      now: now.toISOString(),
      jobs: JobName.options.map((name) => stateOf(name, byName.get(name), now)),
    };
  },
});
