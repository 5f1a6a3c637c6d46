import type { UserRecord } from '@paga/contract/identity/user';
import type { Deed } from '@paga/contract/identity/user-grants';
import { type ChangedUser, updateAdmin as call } from '@paga/contract/identity/users';
import { RoleId, UserStatus } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { PersonContext } from '#core/http/context.ts';
import { personWrite } from '#core/http/handler.ts';
import { askToJoin } from '../joining/ask-to-join.ts';
import { becomeOwn, standFor, storedStatus } from '../joining/standing.ts';
import { auditOfUser } from './audit-of-user.ts';
import { ownerOutside } from './insert-user.ts';
import { invite } from './invite.ts';
import { requireAdministrators } from './last-administrator.ts';
import { userRows } from './list/user-rows.ts';
import {
  lockedManager,
  type ManagerNow,
  managedPerson,
  requireCompanies,
  requireDeed,
  requireGrant,
  requireWorking,
} from './manager.ts';
import { noteTie } from './note-tie.ts';
import { leaveEmail, setLinks, shutOut } from './person-change.ts';

type Wanted = Pick<UserRecord, 'name' | 'email' | 'roleId' | 'status' | 'tenantIds'>;
/** With whose e-mail the new one is, where that is a person whom the manager does not see. */
type Change = Wanted & { owner: number | undefined };

const isSameEmail = (one: { email: string }, other: { email: string }) =>
  one.email.toLowerCase() === other.email.toLowerCase();

const differing = (one: readonly number[], other: readonly number[]) =>
  one.filter((id) => !other.includes(id));

/** What the person is to be, with every company of the manager's checked. */
async function wantedOf(tx: Tx, manager: ManagerNow, before: UserRecord, body: ChangedUser): Promise<Wanted> {
  const { name = before.name, email = before.email, roleId = before.roleId, status = before.status } = body;
  requireGrant(manager, roleId);
  const named = body.tenantIds ?? (roleId === RoleId.superAdmin ? [] : before.tenantIds);
  const tenantIds = await requireCompanies(tx, manager, roleId, named);
  requireWorking(manager, [
    ...differing(tenantIds, before.tenantIds),
    ...differing(before.tenantIds, tenantIds),
  ]);
  return { name, email, roleId, status, tenantIds };
}

/** What would be done to the person; nothing when all is as it was. */
function deedsBetween(before: UserRecord, wanted: Wanted): Deed[] {
  const deeds: Deed[] = [];
  if (wanted.name !== before.name) deeds.push('rename');
  if (wanted.email !== before.email || wanted.roleId !== before.roleId || wanted.status !== before.status)
    deeds.push('facts');
  const links = [
    ...differing(wanted.tenantIds, before.tenantIds),
    ...differing(before.tenantIds, wanted.tenantIds),
  ];
  if (links.length > 0) deeds.push('links');
  return deeds;
}

/** The e-mail is that of somebody outside: as when they are added, the row stands for them from now on, and they are asked by mail. */
async function giveToOwner(ctx: PersonContext, before: UserRecord, { email, owner }: Change): Promise<void> {
  if (owner === undefined || !(await standFor(ctx.tx, before.id, owner, ctx.now))) return;
  await leaveEmail(ctx.tx, before, email, ctx.now);
  await shutOut(ctx.tx, before.id, ctx.now);
}

/** The mail that goes with another e-mail: to the one before; where somebody else's had been added by mistake, to the new person alone. */
async function moveEmail(ctx: PersonContext, before: UserRecord, wanted: Wanted): Promise<void> {
  if (await becomeOwn(ctx.tx, before.id)) await invite(ctx.tx, ctx, { ...before, ...wanted });
  else await leaveEmail(ctx.tx, before, wanted.email, ctx.now);
}

/** A name alone makes nobody act as somebody else. */
async function noteInfluence(
  { tx, actor, now }: PersonContext,
  before: UserRecord,
  wanted: Change,
): Promise<void> {
  if (deedsBetween(before, wanted).every((deed) => deed === 'rename')) return;
  const people = [before.id, ...(wanted.owner === undefined ? [] : [wanted.owner])];
  await noteTie(tx, { by: actor.userId, people, now });
}

async function apply(ctx: PersonContext, before: UserRecord, wanted: Change): Promise<void> {
  const { tx, now } = ctx;
  const { name, email, roleId, status, owner } = wanted;
  await giveToOwner(ctx, before, wanted);
  await tx.execute(sql`
    update "app_user" set "name" = ${name}, "email" = ${email}, "roleId" = ${roleId}, "status" = ${storedStatus(status)}, "version" = "version" + 1 where "id" = ${before.id}`);
  await setLinks(tx, before.id, {
    add: differing(wanted.tenantIds, before.tenantIds),
    remove: differing(before.tenantIds, wanted.tenantIds),
  });
  if (!isSameEmail(before, wanted) && owner === undefined) await moveEmail(ctx, before, wanted);
  if (status === UserStatus.inactive && before.status !== status) await shutOut(tx, before.id, now);
}

export const updateAdmin = personWrite({
  call,
  load: async ({ tx, actor, today }, { body }) => {
    const manager = await lockedManager(tx, actor.userId, today);
    return { manager, before: await managedPerson(tx, manager, body.id) };
  },
  run: async (ctx, { body }, { manager, before }) => {
    if (body.version !== undefined && body.version !== before.version) throw new DomainError('CONFLICT');
    const wanted = await wantedOf(ctx.tx, manager, before, body);
    for (const deed of deedsBetween(before, wanted)) requireDeed(manager, before, deed);
    const owner = isSameEmail(before, wanted)
      ? undefined
      : await ownerOutside(ctx.tx, manager, wanted.email, before.id);
    await requireAdministrators(ctx.tx, before, wanted);
    await noteInfluence(ctx, before, { ...wanted, owner });
    await apply(ctx, before, { ...wanted, owner });
    const person = found((await userRows(ctx.tx, manager, { condition: sql`u."id" = ${before.id}` }))[0]);
    if (owner !== undefined)
      await askToJoin(ctx.tx, ctx, { rowId: person.id, personId: owner, companies: person.companies });
    return person;
  },
  audit: ({ loaded: { before }, answer }) => auditOfUser('update', before, answer),
});
