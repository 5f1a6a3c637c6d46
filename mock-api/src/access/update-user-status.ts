import { updateUserStatus } from '@paga/contract/access';
import { UserStatus } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { DomainError } from '../http/domain-error.ts';
import { personWrite } from '../http/verb.ts';
import { visibleUser } from './user-record.ts';

export const switchUser = personWrite({
  call: updateUserStatus,
  load: async (ctx, { body: { userId } }) => {
    const person = await visibleUser(ctx, sql`u."id" = ${userId}`);
    // Nobody locks themselves out, and nobody touches a person of more rights.
    if (userId === ctx.actor.userId || person.roleId < ctx.actor.roleId) throw new DomainError('FORBIDDEN');
    return person;
  },
  run: async ({ tx, now }, { body: { userId, status } }, person) => {
    await tx.execute(sql`update "app_user" set "status" = ${status} where "id" = ${userId}`);
    if (status === UserStatus.inactive) {
      await tx.execute(sql`update "session" set "endedAt" = ${now.toISOString()} where "userId" = ${userId} and "endedAt" is null`);
      await tx.execute(sql`update "known_device" set "trustedUntil" = null where "userId" = ${userId}`);
    }
    return { ...person, status };
  },
  audit: ({ loaded, answer }) => ({
    page: 'users',
    type: 'update',
    objectId: answer.id,
    old: { status: loaded.status },
    new: { status: answer.status },
  }),
});
