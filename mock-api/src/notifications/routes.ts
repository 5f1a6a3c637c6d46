import { routes } from '#core/http/routes.ts';
import { getNewestNotifications } from './list-page.ts';
import { getNotifications } from './newest.ts';
import { readAllNotifications } from './read-all.ts';
import { readNotification } from './read-one.ts';

export const notificationRoutes = routes([getNotifications, getNewestNotifications, readNotification, readAllNotifications]);
