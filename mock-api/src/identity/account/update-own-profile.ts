import { updateOwnProfile as call } from '@paga/contract/identity/account';
import { sql } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import { personWrite } from '#core/http/handler.ts';
import { auditOfUser } from '../users/audit-of-user.ts';
import { userRows } from '../users/list/user-rows.ts';
import { ownUser } from './own-user.ts';

/** A new name stands in the log of every company the person works in; how the screens look is the person's own matter. */
export const updateOwnProfile = personWrite({
  call,
  load: async ({ tx, actor }) => ({
    record: found((await userRows(tx, actor, { condition: sql`u."id" = ${actor.userId}` }))[0]),
    before: await ownUser(tx, actor.userId),
  }),
  run: async ({ tx, actor }, { body }, { before }) => {
    const { name = before.name, theme = before.theme } = body;
    await tx.execute(sql`
      update "app_user" set "name" = ${name}, "theme" = ${theme ?? null},
        "version" = "version" + case when "name" = ${name} then 0 else 1 end
      where "id" = ${actor.userId}`);
    return ownUser(tx, actor.userId);
  },
  audit: ({ ctx, loaded: { record, before }, answer }) => [
    ...(answer.name === before.name ? [] : auditOfUser('update', record, { ...record, name: answer.name })),
    {
      page: 'account',
      type: 'update',
      objectId: ctx.actor.userId,
      old: { name: before.name, theme: before.theme },
      new: { name: answer.name, theme: answer.theme },
    },
  ],
});
