import { z } from 'zod';
import { superAdminOnly } from './access-level.ts';
import { endpoint } from './endpoint.ts';

/** What servers do by themselves, in the order in which it is shown. */
export const JobName = z.enum([
  'chaining the audit log',
  'mailing the heads of the audit log',
  'requesting scheduled backups',
  'making backups',
  'ending unfinished backups',
  'sending mail',
  'notifying of what comes up',
  'notifying of what happened',
  'counting earlier leave again',
  'posting to the books',
  'noting failed sign-ins',
  'forgetting old sessions',
  'forgetting old own sessions',
  'reminding of documents to read',
  'removing forgotten files',
  'sweeping the files of reports',
  'looking at the disk',
  'going back from builds that fail',
  'noting moves in the folder',
  'removing builds of before',
  'forgetting old reports of failures',
]);
export type JobName = z.infer<typeof JobName>;

/**
 * How it stands with a job. Moments are null where it has not come to that: never run, never ended well, never failed. `tookMs`, `companies` and `rows` (what it worked on,
 * where it counts that) are of the last run that ended well; `nextAt` in the past: as soon as there is something to do. `fault`: what the last run failed of, in the
 * words of the program, null where it did not fail.
 */
export const JobState = z.object({
  name: JobName,
  startedAt: z.string().nullable(),
  isRunning: z.boolean(),
  endedAt: z.string().nullable(),
  tookMs: z.int().nullable(),
  companies: z.int().nullable(),
  rows: z.int().nullable(),
  nextAt: z.string().nullable(),
  fault: z.string().nullable(),
  faultAt: z.string().nullable(),
});
export type JobState = z.infer<typeof JobState>;

/** What servers do by themselves (ours): each job with its last run and the next one. `now` is the server's. */
export const getJobs = endpoint({
  method: 'GET',
  path: '/jobs',
  summary: 'What servers do by themselves: each job with its last run and the next one',
  response: z.object({ now: z.string(), jobs: z.array(JobState) }),
  effect: 'read',
  access: superAdminOnly,
});
