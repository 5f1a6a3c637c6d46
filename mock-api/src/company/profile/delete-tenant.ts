import { deleteTenant as call } from '@paga/contract/company/profile';
import { RoleId } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { found } from '#core/domain-error.ts';
import { personWrite } from '#core/http/handler.ts';

/** Who has no other company is signed out; who has, and who belongs to none, only no longer starts in this one. */
async function endWorkIn(tx: Tx, companyId: number, at: string): Promise<void> {
  await tx.execute(sql`
    update "session" s set "endedAt" = ${at}
    from "app_user" u join "user_company" own on own."userId" = u."id" and own."tenantId" = ${companyId}
    where s."userId" = u."id" and u."roleId" <> ${RoleId.superAdmin} and s."endedAt" is null and not exists (
      select 1 from "user_company" l join "tenant" t on t."id" = l."tenantId" and t."deletedAt" is null where l."userId" = u."id"
    )`);
  await tx.execute(sql`update "session" set "companyId" = null where "companyId" = ${companyId}`);
}

export const deleteTenant = personWrite({
  call,
  load: async ({ tx }, { query: { tenantId } }) => {
    const { rows } = await tx.execute<{ name: string }>(
      sql`select "name" from "tenant" where "id" = ${tenantId} and "deletedAt" is null for update`,
    );
    return found(rows[0]);
  },
  run: async ({ tx, now }, { query: { tenantId } }) => {
    const at = now.toISOString();
    await tx.execute(sql`update "tenant" set "deletedAt" = ${at} where "id" = ${tenantId}`);
    await endWorkIn(tx, tenantId, at);
    return undefined;
  },
  audit: ({ input, loaded }) => ({
    page: 'companies',
    type: 'delete',
    objectId: input.query.tenantId,
    old: { name: loaded.name },
  }),
});
