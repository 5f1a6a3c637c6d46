import { UserStatus } from '@paga/contract/shapes';
import { and, eq, isNull } from 'drizzle-orm';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import { user, userCompany } from '#core/user/table.ts';

/** Whether the company has a second person sign its months off. */
export async function asksForSignOff({ tx, companyId }: InCompany): Promise<boolean> {
  const [row] = await tx
    .select({ required: tenant.signOffRequired })
    .from(tenant)
    .where(eq(tenant.id, companyId));
  return found(row).required;
}

/** How many people could sign off: those with an active link to the company. */
export async function peopleWhoSign({ tx, companyId }: InCompany): Promise<number> {
  const linked = await tx
    .select({ id: user.id })
    .from(user)
    .innerJoin(userCompany, eq(userCompany.userId, user.id))
    .where(
      and(eq(userCompany.tenantId, companyId), eq(user.status, UserStatus.active), isNull(user.deletedAt)),
    );
  return linked.length;
}
