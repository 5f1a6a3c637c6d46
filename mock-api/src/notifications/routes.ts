import { routes } from '#core/http/routes.ts';
import { getNewestNotifications } from './get-newest-notifications.ts';
import { getNotifications } from './get-notifications.ts';
import { readAllNotifications } from './read-all-notifications.ts';
import { readNotification } from './read-notification.ts';

export const notificationRoutes = routes([
  getNotifications,
  getNewestNotifications,
  readNotification,
  readAllNotifications,
]);
