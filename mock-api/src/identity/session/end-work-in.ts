import { RoleId } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';

/** Who has no other company is signed out; who has, and who belongs to none, only no longer starts in this one. */
export async function endWorkIn(tx: Tx, companyId: number, at: string): Promise<void> {
  await tx.execute(sql`
    update "session" s set "endedAt" = ${at}
    from "app_user" u join "user_company" own on own."userId" = u."id" and own."tenantId" = ${companyId}
    where s."userId" = u."id" and u."roleId" <> ${RoleId.superAdmin} and s."endedAt" is null and not exists (
      select 1 from "user_company" l join "tenant" t on t."id" = l."tenantId" and t."deletedAt" is null where l."userId" = u."id"
    )`);
  await tx.execute(sql`update "session" set "companyId" = null where "companyId" = ${companyId}`);
}
