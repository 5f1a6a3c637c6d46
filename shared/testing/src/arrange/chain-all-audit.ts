import { setTimeout as pause } from 'node:timers/promises';
import { chainAudit } from '@paga/mock-api/core/audit/chain-audit';
import { asAccess, type Database } from '@paga/mock-api/core/db/transaction';

/**
 * Adds every audit line to its hash chain. A line is added once all earlier transactions of the whole cluster have ended,
 * those of other test workers included, so this may take several attempts.
 */
export async function chainAllAudit(db: Database, now: Date): Promise<void> {
  for (let attempt = 0; attempt < 2_000; attempt += 1) {
    await chainAudit(db, now);
    const { rows } = await asAccess(db, (tx) =>
      tx.execute(`
        select 1 from "audit_line" l where not exists (
          select 1 from "audit_seal" s where s."tenantId" is not distinct from l."tenantId" and l."transaction" < s."toTransaction") limit 1`),
    );
    if (rows.length === 0) return;
    await pause(50);
  }
  throw new Error('not every audit line was chained: a transaction of another database does not end');
}
