import { deleteUser as call } from '@paga/contract/identity/users';
import { RoleId } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { personWrite } from '#core/http/handler.ts';
import { auditOfUser } from './audit-of-user.ts';
import { requireAdministrators } from './last-administrator.ts';
import { lockedManager, managedPerson, requireDeed, requireWorking } from './manager.ts';
import { setLinks, shutOut } from './person-change.ts';

/** Soft: the row and its links stay, so that the logs keep the name. Who also works for strangers only leaves the manager's companies. */
export const deleteUser = personWrite({
  call,
  load: async ({ tx, actor, today }, { query }) => {
    const manager = await lockedManager(tx, actor.userId, today);
    const person = await managedPerson(tx, manager, query.userId);
    requireDeed(manager, person, 'remove');
    if (manager.roleId !== RoleId.superAdmin) requireWorking(manager, person.tenantIds);
    await requireAdministrators(tx, person, null);
    return person;
  },
  run: async ({ tx, now }, _input, person) => {
    if (person.elsewhere) await setLinks(tx, person.id, { add: [], remove: person.tenantIds });
    else {
      await tx.execute(
        sql`update "app_user" set "deletedAt" = ${now.toISOString()} where "id" = ${person.id}`,
      );
      await shutOut(tx, person.id, now);
    }
    return undefined;
  },
  audit: ({ loaded }) => auditOfUser(loaded.elsewhere ? 'unlink' : 'delete', loaded, null),
});
