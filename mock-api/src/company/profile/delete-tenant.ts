import { deleteTenant as call } from '@paga/contract/company/profile';
import { sql } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import { personWrite } from '#core/http/handler.ts';
import { endWorkIn } from '#identity/public.ts';

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
