import { area } from '#core/area.ts';
import { forgetOldReports } from './failures/forget-old.ts';
import { remotesRoutes } from './routes.ts';
import { remoteFailure, remoteFailureHour, remoteFailurePerson, remoteLoad, remoteVital } from './table.ts';

/** How the parts of the page fare: what failed in browsers, who was handed which build, how fast visits were. */
export const remotesArea = area({
  name: 'remotes',
  tables: [remoteFailure, remoteFailureHour, remoteFailurePerson, remoteLoad, remoteVital],
  routes: remotesRoutes,
  jobs: ({ db }) => [
    { name: 'forgetting old reports of failures', daily: true, run: (now) => forgetOldReports(db, now) },
  ],
  backup: {
    leftOut: {
      remote_failure: 'of the screens of this server',
      remote_failure_hour: 'of the screens of this server',
      remote_failure_person: 'of the last 30 days; of people, in any company',
      remote_load: 'of the last 30 days; of people, in any company',
      remote_vital: 'of the screens of this server',
    },
  },
});
