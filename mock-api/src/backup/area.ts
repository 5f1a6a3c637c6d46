import { area } from '#core/area.ts';
import { backupKeys } from './backup-key.ts';
import { backupIsDue, makeBackups } from './make-backups.ts';
import { backupRoutes } from './routes.ts';
import { backup } from './table.ts';

/** How long a person may look at a requested backup before it is begun. */
const BACKUPS_EVERY_MS = 2_000;

/** Backups of companies. */
export const backupArea = area({
  name: 'backup',
  tables: [backup],
  routes: backupRoutes,
  jobs: ({ db, files, now, log, backupFolder, backupKey, backupRules: rules }) => {
    if (backupFolder === undefined) return [];
    const run = { folder: backupFolder, keys: backupKeys(backupKey), rules, files, now, log };
    return [
      {
        ...{ name: 'making backups', everyMs: BACKUPS_EVERY_MS, onEveryServer: true },
        hasWork: backupIsDue,
        run: () => makeBackups(db, run),
      },
    ];
  },
  backup: {
    leftOut: {
      backup: 'says which files of backups lie on this server',
    },
  },
  audit: ['backup'],
});
