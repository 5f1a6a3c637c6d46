import { sql } from 'drizzle-orm';
import type { Tx } from './transaction.ts';

/**
 * Runs `work` of an own page's transaction under the role of the office, for what an ordinary write of the office is part of: leave that an approver agrees to. It is asked first under the role of own pages, by a function of
 * the database, whether this employee may; and a trigger asks again who decides. Afterwards the transaction is the own page's again; where `work` fails there is none any more.
 */
export async function withOfficeRole<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const { rows } = await tx.execute<{ path: string }>(sql`select current_setting('search_path') as "path"`);
  await tx.execute(
    sql`select set_config('role', 'app', true), set_config('search_path', 'scoped, public', true)`,
  );
  const done = await work();
  await tx.execute(
    sql`select set_config('role', 'app_own', true), set_config('search_path', ${rows[0]?.path ?? 'public'}, true)`,
  );
  return done;
}
