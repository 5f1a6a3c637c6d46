import { getContactInfo, getTenantByRoleId, showTenant } from '@paga/contract/admin';
import { RoleId } from '@paga/contract/shapes';
import { eq } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { companyRecord } from './company-record.ts';

async function own({ tx, companyId, today }: Context) {
  const [row] = await tx.select().from(tenant).where(eq(tenant.id, companyId));
  return companyRecord(found(row), today);
}

export const showCompany = read({ call: showTenant, run: own });

export const companyForRole = read({ call: getTenantByRoleId, run: own });

export const contactInfo = read({
  call: getContactInfo,
  run: async (ctx) => {
    const { name, email, registrationDate, expirationDate, status, businessNumber } = await own(ctx);
    // spec 1 §2: the super admin sees name and e-mail only.
    return ctx.actor.roleId === RoleId.superAdmin
      ? { name, email }
      : { name, email, registrationDate, expirationDate, status, businessNumber };
  },
});
