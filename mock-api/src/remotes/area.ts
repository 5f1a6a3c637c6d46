import { sql } from 'drizzle-orm';
import { area } from '#core/area.ts';
import type { Job } from '#core/jobs/job.ts';
import { NO_BUILDS, type ServedBuilds } from '#core/served-builds.ts';
import { removeOldBuilds } from '#core/site/old-builds.ts';
import { readRegistry } from '#core/site/registry-file.ts';
import { forgetOldReports } from './failures/forget-old.ts';
import { folderMoves } from './moves/note-folder-moves.ts';
import { siteOf } from './moves/site-of.ts';
import { somethingFails } from './rollback/failing-builds.ts';
import { rollBackFailing } from './rollback/roll-back-failing.ts';
import { remotesRoutes } from './routes.ts';
import {
  remoteFailure,
  remoteFailureHour,
  remoteFailurePerson,
  remoteLoad,
  remoteMove,
  remoteRollback,
  remoteToken,
  remoteVital,
  sharedBuild,
  sharedRegistry,
} from './table.ts';

/** Within a minute of the third failure. */
const LOOKED_EVERY_MS = 20_000;
/** A page asks for what another server has meanwhile. */
const TAKEN_OVER_EVERY_MS = 4_000;
const REMOVED_EVERY_MS = 21_600_000;

/** What servers that share builds do to have the same ones. */
const sharingJobs = (builds: ServedBuilds, sharing: NonNullable<ServedBuilds['sharing']>): Job[] => [
  {
    ...{ name: 'taking over the registry of other servers', everyMs: TAKEN_OVER_EVERY_MS },
    onEveryServer: true,
    // Another one than here: newer ones are taken over, older ones are of before a move in the folder.
    hasWork: () => sql`
      (select coalesce(max("version"), 0) from "shared_registry") <> ${readRegistry(siteOf(builds)).version}`,
    run: async () => {
      await sharing.keepUp();
      return undefined;
    },
  },
  {
    ...{ name: 'removing shared builds of before', everyMs: REMOVED_EVERY_MS },
    run: async (now) => ({ rows: await sharing.removeOld(now) }),
  },
];

/** How the parts of the page fare: what failed in browsers, who was handed which build, how fast visits were. */
export const remotesArea = area({
  name: 'remotes',
  audit: ['remotes'],
  tables: [
    ...[remoteFailure, remoteFailureHour, remoteFailurePerson, remoteLoad],
    ...[remoteMove, remoteRollback, remoteToken, remoteVital],
    ...[sharedBuild, sharedRegistry],
  ],
  routes: remotesRoutes,
  jobs: ({ db, builds = NO_BUILDS }) => [
    {
      name: 'going back from builds that fail',
      everyMs: LOOKED_EVERY_MS,
      // The builds are in its own folder.
      onEveryServer: true,
      hasWork: somethingFails,
      run: (now) => rollBackFailing(db, builds, now),
    },
    {
      ...{ name: 'noting moves in the folder', everyMs: LOOKED_EVERY_MS, onEveryServer: true },
      run: folderMoves(db, builds),
    },
    {
      ...{ name: 'removing builds of before', everyMs: REMOVED_EVERY_MS, atStart: true, onEveryServer: true },
      run: async (now) => {
        if (builds.folder !== undefined) await removeOldBuilds(builds.folder, now);
        return undefined;
      },
    },
    ...(builds.sharing ? sharingJobs(builds, builds.sharing) : []),
    { name: 'forgetting old reports of failures', daily: true, run: (now) => forgetOldReports(db, now) },
  ],
  backup: {
    leftOut: {
      remote_failure: 'of the screens of this server',
      remote_failure_hour: 'of the screens of this server',
      remote_failure_person: 'of the last 30 days; of people, in any company',
      remote_load: 'of the last 30 days; of people, in any company',
      remote_move: 'of the screens of this server',
      remote_rollback: 'of the screens of this server',
      remote_token: 'of the screens of this server',
      remote_vital: 'of the screens of this server',
      shared_build: 'of the screens of these servers',
      shared_registry: 'of the screens of these servers',
    },
  },
});
