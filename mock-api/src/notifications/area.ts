import { area } from '#core/area.ts';
import { makeNotifications } from './make-notifications.ts';
import { notificationRoutes } from './routes.ts';
import { notification, notificationRead } from './table.ts';

/** What people are notified of. */
export const notificationsArea = area({
  name: 'notifications',
  tables: [notification, notificationRead],
  routes: notificationRoutes,
  jobs: ({ db }) => [
    { name: 'notifying of what comes up', daily: true, run: (now) => makeNotifications(db, now) },
  ],
  audit: ['notifications'],
});
