import { getClosingCode as call } from '@paga/contract/company/closing-code';
import { RoleId } from '@paga/contract/shapes';
import { eq } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import { companySecret } from '#core/http/handler.ts';

const MASKED = '******';

/** Roles 1, 2 and 3 read the code, and each view is an audit line; role 4 sees that there is one. */
export const getClosingCode = companySecret({
  call,
  run: async ({ asAccess, actor, companyId, now }) => {
    if (actor.roleId === RoleId.companyUser) return { code: MASKED };
    return asAccess(async (tx) => {
      const [row] = await tx.select({ code: tenant.code }).from(tenant).where(eq(tenant.id, companyId));
      const facts = { page: 'configurations', type: 'viewClosingCode', objectId: companyId };
      await recordAudit(tx, { now, userId: actor.userId, companyId }, facts);
      return { code: found(row).code };
    });
  },
});
