import { sql } from 'drizzle-orm';
import { area } from '#core/area.ts';
import { companiesWithNews, makeNotifications, notifyOfNews } from './make-notifications.ts';
import { notificationRoutes } from './routes.ts';
import { notification, notificationRead } from './table.ts';

/** As often as the bell asks. */
const NEWS_EVERY_MS = 60_000;

/** What people are notified of. */
export const notificationsArea = area({
  name: 'notifications',
  tables: [notification, notificationRead],
  routes: notificationRoutes,
  jobs: ({ db }) => [
    { name: 'notifying of what comes up', daily: true, run: (now) => makeNotifications(db, now) },
    {
      name: 'notifying of what happened',
      everyMs: NEWS_EVERY_MS,
      hasWork: (now) => sql`exists (select 1 from ${companiesWithNews(now)})`,
      run: (now) => notifyOfNews(db, now),
    },
  ],
  audit: ['notifications'],
  stored: {
    tables: [],
    leftOut: {
      notification: 'tells the office of a day that stands in the record or in the leave',
      notification_read: 'who of the office has read that',
    },
  },
});
