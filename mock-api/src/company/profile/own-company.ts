import { eq } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { companyRecord } from './company-record.ts';

export async function own({ tx, companyId, today }: Context) {
  const [row] = await tx.select().from(tenant).where(eq(tenant.id, companyId));
  return companyRecord(found(row), today);
}
