import type { UserRecord } from '@paga/contract/identity/user';
import { ROLES_BY_CALL } from '@paga/contract/identity/user-grants';
import type { NewUser } from '@paga/contract/identity/users';
import type { RoleId } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { askToJoin } from '../joining/ask-to-join.ts';
import { passwordLaw } from '../session/password-rules.ts';
import { auditOfUser } from './audit-of-user.ts';
import { firstPassword } from './first-password.ts';
import { insertUser, ownerOutside } from './insert-user.ts';
import { invite } from './invite.ts';
import { userRows } from './list/user-rows.ts';
import {
  lockedManager,
  type ManagerNow,
  managerNow,
  requireCompanies,
  requireGrant,
  requireWorking,
} from './manager.ts';
import { noteTie } from './note-tie.ts';

type Person = Omit<NewUser, 'roleId'> & { roleId: RoleId };

/** The companies of the new person, once everything that may be refused has been looked at. */
async function requireAddition(
  tx: Tx,
  manager: ManagerNow,
  { roleId, email, tenantIds }: Person,
): Promise<{ companyIds: number[]; standsFor: number | undefined }> {
  requireGrant(manager, roleId);
  const named = tenantIds ?? (manager.companyIds.length === 1 ? manager.companyIds : []);
  const companyIds = await requireCompanies(tx, manager, roleId, named);
  requireWorking(manager, companyIds);
  return { companyIds, standsFor: await ownerOutside(tx, manager, email) };
}

/** Looks at everything, hashes outside a transaction, then looks again under the lock and writes. */
export async function addPerson(ctx: OwnContext, person: Person): Promise<UserRecord> {
  const { asAccess, actor, today, now } = ctx;
  const law = await asAccess(async (tx) => {
    const { companyIds } = await requireAddition(tx, await managerNow(tx, actor.userId, today), person);
    return passwordLaw(tx, companyIds, person);
  });
  const first = await firstPassword(ctx, person, law);
  return asAccess(async (tx) => {
    const manager = await lockedManager(tx, actor.userId, today);
    const { companyIds, standsFor } = await requireAddition(tx, manager, person);
    const { name, email, roleId, language = actor.language } = person;
    const id = await insertUser(tx, {
      name,
      email,
      roleId,
      language,
      ...first,
      companyIds,
      agreedAt: null,
      standsFor,
    });
    const added = found((await userRows(tx, manager, { condition: sql`u."id" = ${id}` }))[0]);
    await noteTie(tx, {
      by: actor.userId,
      people: [id, ...(standsFor === undefined ? [] : [standsFor])],
      now,
    });
    for (const facts of auditOfUser('create', null, added))
      await recordAudit(tx, { now, userId: actor.userId, companyId: undefined }, facts);
    if (standsFor === undefined) await invite(tx, ctx, added);
    else await askToJoin(tx, ctx, { rowId: id, personId: standsFor, companies: added.companies });
    return added;
  });
}

/** The role to give: the usual one when none is named; one that the call does not give is refused as one the person may not give. */
export function roleFor(call: keyof typeof ROLES_BY_CALL, roleId: RoleId | undefined): RoleId {
  const roles: readonly RoleId[] = ROLES_BY_CALL[call];
  const wanted = roleId ?? roles[0];
  if (wanted === undefined || !roles.includes(wanted)) throw new DomainError('ROLE_NOT_GRANTED');
  return wanted;
}
