import { eq } from 'drizzle-orm';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';

/** Whether the company has a second person sign its months off. */
export async function asksForSignOff({ tx, companyId }: InCompany): Promise<boolean> {
  const [row] = await tx
    .select({ required: tenant.signOffRequired })
    .from(tenant)
    .where(eq(tenant.id, companyId));
  return found(row).required;
}
