import { RoleId } from '@paga/contract/shapes';
import { DomainError } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { isLinked } from '#core/user/linked-companies.ts';
import { companyById } from '../session/live-session.ts';

/** The company that a step-up is for, undefined for what names none. Errors: `COMPANY_NOT_LINKED`. */
export async function scopeOf(
  { asAccess, actor }: OwnContext,
  tenantId: number | null,
): Promise<number | undefined> {
  if (tenantId === null) return undefined;
  const isReached = await asAccess(async (tx) =>
    actor.roleId === RoleId.superAdmin
      ? (await companyById(tx, tenantId)) !== undefined
      : isLinked(tx, actor.userId, tenantId),
  );
  if (!isReached) throw new DomainError('COMPANY_NOT_LINKED');
  return tenantId;
}
