import { getNewestNotifications as call, NOTIFICATION_PAGE_SIZE } from '@paga/contract/notifications';
import { read } from '#core/http/handler.ts';
import { countNotifications, notificationRows, unread } from './notification-rows.ts';

/** A page of all notifications, or of those the user has not read. */
export const getNewestNotifications = read({
  call,
  run: async (ctx, { params, query }) => {
    const where = params.type === 'unread' ? unread : undefined;
    const offset = (query.page - 1) * NOTIFICATION_PAGE_SIZE;
    return {
      data: await notificationRows(ctx, { where, limit: NOTIFICATION_PAGE_SIZE, offset, kinds: query.kinds }),
      meta: { total: await countNotifications(ctx, { where, kinds: query.kinds }) },
    };
  },
});
