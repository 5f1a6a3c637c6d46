import { updateUserStatus } from '@paga/contract/access';
import { UserStatus } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { personWrite } from '../http/verb.ts';
import { auditOfUser } from '../user/audit-of-user.ts';
import { requireAdministrators } from '../user/last-administrator.ts';
import { lockedManager, managedPerson, requireDeed } from '../user/manager.ts';
import { shutOut } from '../user/person-change.ts';

export const switchUser = personWrite({
  call: updateUserStatus,
  load: async ({ tx, actor, today }, { body: { userId, status } }) => {
    const manager = await lockedManager(tx, actor.userId, today);
    const person = await managedPerson(tx, manager, userId);
    requireDeed(manager, person, 'facts');
    await requireAdministrators(tx, person, { ...person, status });
    return person;
  },
  run: async ({ tx, now }, { body: { userId, status } }, person) => {
    await tx.execute(sql`update "app_user" set "status" = ${status}, "version" = "version" + 1 where "id" = ${userId}`);
    if (status === UserStatus.inactive) await shutOut(tx, userId, now);
    return { ...person, status, version: person.version + 1 };
  },
  audit: ({ loaded, answer }) => auditOfUser('update', loaded, answer),
});
