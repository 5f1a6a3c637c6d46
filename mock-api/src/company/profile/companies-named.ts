import { and, asc, count, isNull, sql } from 'drizzle-orm';
import { namedLike } from '#core/db/search-text.ts';
import { tenant } from '#core/db/table.ts';
import type { Tx } from '#core/db/transaction.ts';
import { linkedTo } from '#core/user/linked-companies.ts';

/** Which of the companies: all, or those of a person. */
type Among = { linkedTo: number } | 'all';

const named = (name: string, among: Among) =>
  and(
    isNull(tenant.deletedAt),
    among === 'all' ? undefined : linkedTo(among.linkedTo, tenant.id),
    namedLike(tenant.name, name),
  );

/** Companies by a part of their name, case and diacritics do not count, in the order of the Albanian alphabet. One of the few reads over several. */
export function companiesNamed(
  tx: Tx,
  name: string,
  { limit, offset = 0, among = 'all' }: { limit: number; offset?: number; among?: Among },
) {
  return tx
    .select()
    .from(tenant)
    .where(named(name, among))
    .orderBy(asc(sql`${tenant.name} collate "sq-x-icu"`), asc(tenant.id))
    .limit(limit)
    .offset(offset);
}

/** All companies of a person: their links counted in the index, less those to companies that are gone. */
async function countLinked(tx: Tx, userId: number): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(sql`
    select ((select count(*) from "user_company" l where l."userId" = ${userId}) - (
      select count(*) from "tenant" t join "user_company" l on l."tenantId" = t."id" and l."userId" = ${userId} where t."deletedAt" is not null))::int as "total"`);
  return rows[0]?.total ?? 0;
}

/** How many companies that name finds. */
export async function countNamed(tx: Tx, name: string, among: Among = 'all'): Promise<number> {
  if (name === '' && among !== 'all') return countLinked(tx, among.linkedTo);
  const [row] = await tx.select({ total: count() }).from(tenant).where(named(name, among));
  return row?.total ?? 0;
}
