import { and, asc, count, isNull, sql } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import type { Tx } from '#core/db/transaction.ts';

const named = (name: string) => {
  const pattern = `%${name.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    isNull(tenant.deletedAt),
    name === '' ? undefined : sql`unaccent(${tenant.name}) ilike unaccent(${pattern})`,
  );
};

/** Companies by a part of their name, case and diacritics do not count, in the order of the Albanian alphabet. One of the few reads over several. */
export function companiesNamed(
  tx: Tx,
  name: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  return tx
    .select()
    .from(tenant)
    .where(named(name))
    .orderBy(asc(sql`${tenant.name} collate "sq-x-icu"`), asc(tenant.id))
    .limit(limit)
    .offset(offset);
}

/** How many companies that name finds. */
export async function countNamed(tx: Tx, name: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(tenant).where(named(name));
  return row?.total ?? 0;
}
