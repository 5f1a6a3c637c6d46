import { readAllNotifications as call } from '@paga/contract/notifications';
import { sql } from 'drizzle-orm';
import { write } from '#core/http/handler.ts';
import { countNotifications, unread } from './notification-rows.ts';

/** Marks every notification of the company read by the user; with none unread it leaves no audit line. */
export const readAllNotifications = write({
  call,
  load: async (ctx) => ({ unread: await countNotifications(ctx, { where: unread, kinds: 'all' }) }),
  run: async (ctx) => {
    await ctx.tx.execute(sql`
      insert into "notification_read" ("tenantId", "notificationId", "userId", "readAt")
      select "tenantId", "id", ${ctx.actor.userId}, ${ctx.now.toISOString()} from "notification"
      where "tenantId" = ${ctx.companyId} on conflict do nothing`);
    return undefined;
  },
  audit: ({ loaded }) =>
    loaded.unread > 0
      ? { page: 'notifications', type: 'readAll', old: { unread: loaded.unread }, new: { unread: 0 } }
      : null,
});
