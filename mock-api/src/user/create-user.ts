import type { RoleId, UserStatus } from '@paga/contract/shapes';
import type { Tx } from '../db/transaction.ts';
import { found } from '../http/domain-error.ts';
import { user, userCompany } from './table.ts';

type NewUser = {
  name: string;
  email: string;
  passwordHash: string;
  roleId: RoleId;
  agreedAt?: Date | null;
  /** Active, when not said. */
  status?: UserStatus;
  companyIds: readonly number[];
};

/** A new user with links to companies; `tx` is one of `asAccess`. */
export async function createUser(tx: Tx, { companyIds, ...facts }: NewUser): Promise<number> {
  const [row] = await tx.insert(user).values(facts).returning({ id: user.id });
  const { id } = found(row);
  if (companyIds.length > 0) await tx.insert(userCompany).values(companyIds.map((tenantId) => ({ userId: id, tenantId })));
  return id;
}
