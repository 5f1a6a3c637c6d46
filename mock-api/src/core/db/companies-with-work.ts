import { type SQL, sql } from 'drizzle-orm';
import { asAccess, type Database } from './transaction.ts';

/** The companies that a query names, in their order: a job goes to these and leaves the others alone. Of those that it may not read itself, a function of the owner answers the ids. */
export async function companiesWithWork(db: Database, named: SQL): Promise<number[]> {
  const query = sql`select distinct c."id" from ${named} c("id") order by c."id"`;
  const { rows } = await asAccess(db, (tx) => tx.execute<{ id: string }>(query), { readOnly: true });
  return rows.map(({ id }) => Number(id));
}
