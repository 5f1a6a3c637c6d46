import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@paga/mock-api/core/db/transaction';

const EVERY_MS = 10;

/** Waits until every write that began before this has ended, in all databases of the run: transactions are numbered across them. */
export async function writesEnded({ $client }: Database): Promise<void> {
  const ask = async (what: 'xmin' | 'xmax') => {
    const { rows } = await $client.query(`select pg_snapshot_${what}(pg_current_snapshot())::text as "at"`);
    return BigInt(rows[0].at);
  };
  const begun = await ask('xmax');
  while ((await ask('xmin')) < begun) await wait(EVERY_MS);
}
