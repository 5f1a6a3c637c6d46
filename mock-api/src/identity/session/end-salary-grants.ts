import { eq } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { sessionGrant } from './table.ts';

/** Ends the salary edits that a company's closing code has opened. */
export async function endSalaryGrants(tx: Tx, companyId: number): Promise<void> {
  await tx.delete(sessionGrant).where(eq(sessionGrant.tenantId, companyId));
}
