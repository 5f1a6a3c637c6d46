import { setTimeout as pause } from 'node:timers/promises';
import type { Head } from '@paga/mock-api/core/audit/audit-heads';
import { chainAudit } from '@paga/mock-api/core/audit/chain-audit';
import { asAccess, type Database } from '@paga/mock-api/core/db/transaction';
import { TEST_PROOF } from '#service/test-proof.ts';

/**
 * Adds every audit line to its hash chain. A line is added once all earlier transactions of the whole cluster have ended,
 * those of other test workers included, so this may take several attempts.
 */
export async function chainAllAudit(db: Database, now: Date, keys = TEST_PROOF.keys): Promise<Head[]> {
  const heads: Head[] = [];
  for (let attempt = 0; attempt < 2_000; attempt += 1) {
    heads.push(...(await chainAudit(db, now, keys)));
    const { rows } = await asAccess(db, (tx) =>
      tx.execute(`
        select 1 from "audit_line" l where not exists (
          select 1 from "audit_seal" s where s."tenantId" is not distinct from l."tenantId" and l."transaction" < s."toTransaction") limit 1`),
    );
    if (rows.length === 0) return heads;
    await pause(50);
  }
  throw new Error('not every audit line was chained: a transaction of another database does not end');
}
