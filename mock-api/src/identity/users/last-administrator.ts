import type { UserRecord } from '@paga/contract/identity/user';
import { RoleId, UserStatus } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';

/** What of a person counts: whether they may sign in, as what, and for whom. `null`: gone. */
type After = Pick<UserRecord, 'roleId' | 'status' | 'tenantIds'> | null;

const administrates = (person: After) =>
  person !== null && person.roleId === RoleId.companyAdmin && person.status === UserStatus.active;

/** Throws when a company would be left without an active administrator, naming it. Under the lock of `lockedManager`. */
export async function requireAdministrators(tx: Tx, before: UserRecord, after: After): Promise<void> {
  if (!administrates(before)) return;
  const kept = administrates(after) ? (after?.tenantIds ?? []) : [];
  const left = before.tenantIds.filter((id) => !kept.includes(id));
  if (left.length === 0) return;
  const { rows } = await tx.execute<{ name: string }>(sql`
    select t."name" from "tenant" t where t."id" = any(${sql.param(left)}::bigint[]) and t."deletedAt" is null and not exists (
      select 1 from "user_company" l join "app_user" u on u."id" = l."userId"
      where l."tenantId" = t."id" and u."id" <> ${before.id} and u."roleId" = ${RoleId.companyAdmin} and u."status" = ${UserStatus.active}
        and u."deletedAt" is null
    ) order by t."name"`);
  if (rows.length === 0) return;
  const message = rows.map(({ name }) => name).join(', ');
  throw new DomainError('LAST_ADMINISTRATOR', {
    fields: [{ path: 'tenantIds', code: 'last_administrator', message }],
  });
}
