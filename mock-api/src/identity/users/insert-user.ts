import { type Language, type RoleId, UserStatus } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { STORED_LANGUAGE } from '#core/user/language-of.ts';
import { user, userCompany } from '#core/user/table.ts';
import { PENDING_STATUS } from '../joining/standing.ts';
import { type Sight, withinSight } from './list/user-rows.ts';

type NewUser = {
  name: string;
  email: string;
  passwordHash: string;
  /** Somebody else chose it. */
  passwordGiven?: boolean;
  roleId: RoleId;
  agreedAt?: Date | null;
  /** Active, when not said. */
  status?: UserStatus;
  /** Albanian, when not said. */
  language?: Language;
  companyIds: readonly number[];
  /** The person whose e-mail it is, until that person agrees. */
  standsFor?: number;
};

/** Throws when somebody else who is not deleted signs in with this e-mail, in whatever case. `tx` is one of `asAccess`. */
export async function requireFreeEmail(tx: Tx, email: string, exceptUserId?: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from "app_user" where lower("email") = lower(${email}) and "deletedAt" is null and "standsFor" is null and "id" is distinct from ${exceptUserId ?? null}`);
  if (rows.length > 0) throw emailTaken();
}

/** That somebody signs in with this e-mail. */
function emailTaken(): DomainError {
  return new DomainError('EMAIL_TAKEN', {
    fields: [{ path: 'email', code: 'taken', message: 'Somebody already uses this e-mail' }],
  });
}

/**
 * Whose e-mail it is, when it is somebody's whom the manager cannot see: that there is such a person is not said. Throws `EMAIL_TAKEN` when it is one
 * the manager sees, but for the row that is to get it.
 */
export async function ownerOutside(
  tx: Tx,
  manager: Sight,
  email: string,
  exceptUserId?: number,
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: string; isPerson: boolean; isSeen: boolean }>(sql`
    select u."id", u."standsFor" is null as "isPerson", (${withinSight(manager)}) as "isSeen"
    from "app_user" u where lower(u."email") = lower(${email}) and u."deletedAt" is null and u."id" is distinct from ${exceptUserId ?? null}`);
  if (rows.some(({ isSeen }) => isSeen)) throw emailTaken();
  const person = rows.find(({ isPerson }) => isPerson);
  return person && Number(person.id);
}

/** A new user with links to companies; `tx` is one of `asAccess`. */
export async function insertUser(
  tx: Tx,
  { companyIds, language = 'sq', status = UserStatus.active, ...facts }: NewUser,
): Promise<number> {
  if (facts.standsFor === undefined) await requireFreeEmail(tx, facts.email);
  const stored = facts.standsFor === undefined ? status : PENDING_STATUS[status];
  const [row] = await tx
    .insert(user)
    .values({ ...facts, status: stored, language: STORED_LANGUAGE[language] })
    .returning({ id: user.id });
  const { id } = found(row);
  if (companyIds.length > 0)
    await tx.insert(userCompany).values(companyIds.map((tenantId) => ({ userId: id, tenantId })));
  return id;
}
