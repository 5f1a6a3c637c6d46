import type { Tx } from '#core/db/transaction.ts';
import { remoteRollback } from '../table.ts';

/** The remotes that do not go back by themselves. */
export async function switchedOff(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.select().from(remoteRollback);
  return new Set(rows.map(({ remote }) => remote));
}
