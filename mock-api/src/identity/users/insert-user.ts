import type { Language, RoleId, UserStatus } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { STORED_LANGUAGE } from '#core/user/language-of.ts';
import { user, userCompany } from '#core/user/table.ts';

type NewUser = {
  name: string;
  email: string;
  passwordHash: string;
  roleId: RoleId;
  agreedAt?: Date | null;
  /** Active, when not said. */
  status?: UserStatus;
  /** Albanian, when not said. */
  language?: Language;
  companyIds: readonly number[];
};

/** Throws when somebody else who is not deleted signs in with this e-mail, in whatever case. `tx` is one of `asAccess`. */
export async function requireFreeEmail(tx: Tx, email: string, exceptUserId?: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from "app_user" where lower("email") = lower(${email}) and "deletedAt" is null and "id" is distinct from ${exceptUserId ?? null}`);
  if (rows.length > 0)
    throw new DomainError('EMAIL_TAKEN', {
      fields: [{ path: 'email', code: 'taken', message: 'Somebody already uses this e-mail' }],
    });
}

/** A new user with links to companies; `tx` is one of `asAccess`. */
export async function insertUser(
  tx: Tx,
  { companyIds, language = 'sq', ...facts }: NewUser,
): Promise<number> {
  await requireFreeEmail(tx, facts.email);
  const [row] = await tx
    .insert(user)
    .values({ ...facts, language: STORED_LANGUAGE[language] })
    .returning({ id: user.id });
  const { id } = found(row);
  if (companyIds.length > 0)
    await tx.insert(userCompany).values(companyIds.map((tenantId) => ({ userId: id, tenantId })));
  return id;
}
