import { sql } from 'drizzle-orm';
import { area } from './area.ts';
import { chainAudit, chainsToExtend } from './audit/chain-audit.ts';
import { auditEra, auditLine, auditSeal } from './audit/table.ts';
import { tenant } from './db/table.ts';
import { logTroubles } from './health/disk-troubles.ts';
import { heavyAhead, heavyWork } from './http/budget/table.ts';
import type { Job, JobDeps } from './jobs/job.ts';
import { jobRun } from './jobs/table.ts';
import { deliverMail, mailIsDue } from './mail/deliver-mail.ts';
import { mailAttachment, outboxMail, sentMail } from './mail/table.ts';
import { placeMark } from './places/table.ts';
import { databaseRestore } from './restore/table.ts';
import { coreRoutes } from './routes.ts';
import { personTie, user, userCompany } from './user/table.ts';

const DISK_EVERY_MS = 600_000;
const CHAIN_EVERY_MS = 60_000;
const MAIL_EVERY_MS = 4_000;

function jobs({ db, now, log, troubles, chain: { keys, heads }, handOver, end }: JobDeps): readonly Job[] {
  const mail = handOver && {
    ...{ name: 'sending mail', everyMs: MAIL_EVERY_MS, atStart: true },
    onEveryServer: true as const,
    hasWork: mailIsDue,
    run: () => deliverMail(db, handOver, { now, log, end }),
  };
  return [
    {
      ...{ name: 'looking at the disk', everyMs: DISK_EVERY_MS, atStart: true, onEveryServer: true },
      run: async () => troubles && logTroubles(troubles, log),
    },
    {
      ...{ name: 'chaining the audit log', everyMs: CHAIN_EVERY_MS },
      hasWork: () => sql`exists (select 1 from ${chainsToExtend} c)`,
      run: async (at) => {
        const added = await chainAudit(db, at, keys);
        await heads.add(added);
        return { companies: added.length };
      },
    },
    ...(mail ? [mail] : []),
  ];
}

/** What every area stands on: companies, users, the audit log, mail. */
export const coreArea = area({
  name: 'core',
  tables: [
    auditEra,
    auditLine,
    auditSeal,
    databaseRestore,
    heavyAhead,
    heavyWork,
    jobRun,
    mailAttachment,
    outboxMail,
    personTie,
    placeMark,
    sentMail,
    tenant,
    user,
    userCompany,
  ],
  routes: coreRoutes,
  audit: ['configurations'],
  stored: {
    tables: [],
    leftOut: { audit_line: 'what people did; who opened what of an employee is answered by itself' },
  },
  queues: [
    {
      name: 'mail',
      state: sql`
        select count(*) filter (where "status" in ('waiting', 'sending')) as "waiting", count(*) filter (where "status" in ('failed', 'unsure')) as "failed",
          min("createdAt") filter (where "status" in ('waiting', 'sending')) as "since"
        from "outbox_mail" where "status" in ('waiting', 'sending', 'failed', 'unsure')`,
    },
  ],
  jobs,
  backup: {
    leftOut: {
      audit_era: 'of the database',
      database_restore: 'of the database',
      heavy_ahead: 'of the servers',
      heavy_work: 'of the servers',
      job_run: 'of the servers',
      mail_attachment: 'copies of what went with mail; a restored copy sends no mail again',
      place_mark: 'of the servers',
      person_tie: 'who set up whose account in the last 30 days; of people, in any company',
      sent_mail: 'what this server has handed over',
    },
    only: {
      // Mail that still waits here would be sent a second time from a restored copy.
      outbox_mail: `"status" not in ('waiting', 'sending')`,
      // Who has been asked to join and has not agreed is somebody of other companies.
      user_company: `not exists (select 1 from public.app_user p where p."id" = "userId" and p."standsFor" is not null)`,
    },
    onlyAdded: ['audit_line', 'audit_seal', 'outbox_mail'],
  },
});
