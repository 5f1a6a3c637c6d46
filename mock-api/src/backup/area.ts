import { sql } from 'drizzle-orm';
import { area } from '#core/area.ts';
import { backupKeys } from './backup-key.ts';
import { backupIsDue, makeBackups } from './make-backups.ts';
import { requestScheduled, scheduleHasWork } from './request-scheduled.ts';
import { backupRoutes } from './routes.ts';
import { backup, backupSchedule } from './table.ts';

/** How long a person may look at a requested backup before it is begun. */
const BACKUPS_EVERY_MS = 2_000;

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];

/** Backups of companies. */
export const backupArea = area({
  name: 'backup',
  tables: [backup, backupSchedule],
  routes: backupRoutes,
  jobs: ({ db, files, now, log, backups, backupKey, backupRules: rules }) => {
    if (backups === undefined) return [];
    const run = { backups, keys: backupKeys(backupKey), rules, files, now, log };
    return [
      {
        ...{ name: 'requesting scheduled backups', everyMs: MINUTE_MS },
        hasWork: scheduleHasWork,
        run: (at) => requestScheduled(db, at),
      },
      {
        ...{ name: 'making backups', everyMs: BACKUPS_EVERY_MS, onEveryServer: true },
        hasWork: backupIsDue,
        run: () => makeBackups(db, run),
      },
      {
        // In a folder it is about this server's own.
        ...{ name: 'ending unfinished backups', everyMs: HOUR_MS, onEveryServer: true },
        run: async (at) => ({ rows: await backups.endUnfinished(new Date(at.getTime() - DAY_MS)) }),
      },
    ];
  },
  backup: {
    leftOut: {
      backup: 'says which files of backups lie on this server',
    },
    ofEarlier: {
      backup_schedule: `insert into public."backup_schedule" ("tenantId", "every") values ($1, 'off') on conflict do nothing`,
    },
  },
  queues: [
    {
      name: 'backups',
      state: sql`
        select count(*) filter (where "status" in ('waiting', 'running')) as "waiting", count(*) filter (where "status" = 'failed') as "failed",
          min("requestedAt") filter (where "status" in ('waiting', 'running')) as "since"
        from "backup" where "status" in ('waiting', 'running', 'failed')`,
    },
  ],
  audit: ['backup'],
});
