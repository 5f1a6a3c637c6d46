import { area } from '#core/area.ts';
import { NO_BUILDS } from '#core/served-builds.ts';
import { removeOldBuilds } from '#core/site/old-builds.ts';
import { forgetOldReports } from './failures/forget-old.ts';
import { folderMoves } from './moves/note-folder-moves.ts';
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
const REMOVED_EVERY_MS = 21_600_000;

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
