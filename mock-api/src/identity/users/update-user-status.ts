import { updateUserStatus as call } from '@paga/contract/identity/users';
import { UserStatus } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { personWrite } from '#core/http/handler.ts';
import { storedStatus } from '../joining/standing.ts';
import { auditOfUser } from '../users/audit-of-user.ts';
import { requireAdministrators } from '../users/last-administrator.ts';
import { lockedManager, managedPerson, requireDeed } from '../users/manager.ts';
import { shutOut } from '../users/person-change.ts';

export const updateUserStatus = personWrite({
  call,
  load: async ({ tx, actor, today }, { body: { userId, status } }) => {
    const manager = await lockedManager(tx, actor.userId, today);
    const person = await managedPerson(tx, manager, userId);
    requireDeed(manager, person, 'facts');
    await requireAdministrators(tx, person, { ...person, status });
    return person;
  },
  run: async ({ tx, now }, { body: { userId, status } }, person) => {
    await tx.execute(
      sql`update "app_user" set "status" = ${storedStatus(status)}, "version" = "version" + 1 where "id" = ${userId}`,
    );
    if (status === UserStatus.inactive) await shutOut(tx, userId, now);
    return { ...person, status, version: person.version + 1 };
  },
  audit: ({ loaded, answer }) => auditOfUser('update', loaded, answer),
});
