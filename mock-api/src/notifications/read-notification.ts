import { readNotification as call } from '@paga/contract/notifications';
import { eq } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { notificationRows } from './notification-rows.ts';
import { notification, notificationRead } from './table.ts';

/** Also one that has fallen away since the list was loaded. */
async function notificationOf(ctx: Context, id: number) {
  const [row] = await notificationRows(ctx, {
    where: eq(notification.id, id),
    limit: 1,
    kinds: 'all',
    past: true,
  });
  return found(row);
}

/** Marks a notification read by the user; read a second time it stays as it is and leaves no audit line. */
export const readNotification = write({
  call,
  load: (ctx, { params }) => notificationOf(ctx, params.id),
  run: async (ctx, { params }, loaded) => {
    if (loaded.readAt !== null) return loaded;
    await ctx.tx
      .insert(notificationRead)
      .values({
        tenantId: ctx.companyId,
        notificationId: params.id,
        userId: ctx.actor.userId,
        readAt: ctx.now,
      })
      .onConflictDoNothing();
    return notificationOf(ctx, params.id);
  },
  audit: ({ loaded, answer }) =>
    loaded.readAt === null
      ? {
          page: 'notifications',
          type: 'read',
          objectId: answer.id,
          old: { readAt: null },
          new: { readAt: answer.readAt },
        }
      : null,
});
