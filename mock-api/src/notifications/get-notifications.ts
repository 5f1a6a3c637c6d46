import { getNotifications as call, NOTIFICATION_PAGE_SIZE } from '@paga/contract/notifications';
import { read } from '#core/http/handler.ts';
import { countNotifications, notificationRows, unread } from './notification-rows.ts';

/** The newest notifications and how many the user has not read. */
export const getNotifications = read({
  call,
  run: async (ctx, { query: { kinds } }) => {
    const [data, notRead] = await Promise.all([
      notificationRows(ctx, { limit: NOTIFICATION_PAGE_SIZE, kinds }),
      countNotifications(ctx, { where: unread, kinds }),
    ]);
    return { data, unread: notRead };
  },
});
