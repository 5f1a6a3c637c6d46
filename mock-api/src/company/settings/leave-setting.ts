import type { InCompany } from '#core/db/scoped-rows.ts';
import { leaveSetting } from './table.ts';

/** Adds a setting as it is given, for the demo: nobody's month is asked. */
export async function addLeaveSetting(
  { tx, companyId }: InCompany,
  setting: Omit<typeof leaveSetting.$inferInsert, 'id' | 'tenantId'>,
): Promise<void> {
  await tx.insert(leaveSetting).values({ ...setting, tenantId: companyId });
}
