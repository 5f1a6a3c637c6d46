import { updateUserStatus } from '@paga/contract/access';
import { UserStatus } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { DomainError } from '../http/domain-error.ts';
import { personWrite } from '../http/verb.ts';
import { endAllSessions } from '../session/open-session.ts';
import { distrustDevices } from '../two-factor/device.ts';
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
      await endAllSessions(tx, userId, now);
      await distrustDevices(tx, userId);
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
