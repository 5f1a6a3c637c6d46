import { area } from '#core/area.ts';
import { leaveAtEnd } from '#employees/public.ts';
import { recountBookedEarlier } from './count/recount-booked-earlier.ts';
import { vacation } from './count/table.ts';
import { serveFeed } from './feeds/serve-feed.ts';
import { leaveFeed } from './feeds/table.ts';
import { leaveImport, leaveImportLine } from './import/table.ts';
import { leaveOfLeavers } from './ledger/leave-at-end.ts';
import { leaveCorrection } from './ledger/table.ts';
import { serveOwnFeed } from './own-feed/serve-own-feed.ts';
import { ownLeaveFeed } from './own-feed/table.ts';
import { leaveRoutes } from './routes.ts';
import { leaveStored } from './stored.ts';

leaveAtEnd.answeredBy(leaveOfLeavers);

/** Absence from work. */
export const leaveArea = area({
  name: 'leave',
  tables: [leaveCorrection, leaveFeed, leaveImport, leaveImportLine, ownLeaveFeed, vacation],
  routes: leaveRoutes,
  files: [
    { path: '/api/feeds/leave/:company/:feed/:secret', serve: serveFeed },
    { path: '/api/feeds/own-leave/:company/:feed/:secret', serve: serveOwnFeed },
  ],
  jobs: ({ db }) => [
    { name: 'counting earlier leave again', daily: true, run: (now) => recountBookedEarlier(db, now) },
  ],
  backup: {
    // The address of an ended feed does not answer again.
    neverRevived: ['leave_feed'],
    leftOut: { own_leave_feed: 'of a page that is in no backup' },
  },
  audit: ['publicHolidays', 'vacations'],
  stored: leaveStored,
});
