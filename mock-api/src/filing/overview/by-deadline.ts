import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { namedLike } from '#core/db/search-text.ts';
import { tenant } from '#core/db/table.ts';
import type { Tx } from '#core/db/transaction.ts';
import { linkedTo } from '#core/user/linked-companies.ts';
import { holds, type Now } from './kept-standings.ts';
import { companyStanding } from './table.ts';

/** Which companies: by a part of their name, all or those of a person. */
export type Asked = { search: string; among: { linkedTo: number } | 'all' };

const ofAsked = ({ search, among }: Asked): SQL =>
  and(
    isNull(tenant.deletedAt),
    among === 'all' ? undefined : linkedTo(among.linkedTo, tenant.id),
    namedLike(tenant.name, search),
  ) ?? sql`true`;

/** The first day something of a company is due, as its standing was last read: of its oldest month that waits, or of the month it works on. */
const due = sql`least(k."standing" -> 'due' ->> 'on', k."standing" -> 'behind' -> 0 ->> 'due')`;
const isPast = ({ today }: Now): SQL => sql`${due} < ${today}`;
const withStanding = sql`"tenant" left join "company_standing" k on k."tenantId" = ${tenant.id}`;

/** Companies whose standing is not of now: some of them, never read and oldest first, and how many there are. */
export async function notYetRead(
  tx: Tx,
  asked: Asked,
  now: Now,
  limit: number,
): Promise<{ ids: number[]; total: number }> {
  // One that cannot be read comes by chance, so that it does not stand before the others for good.
  const { rows } = await tx.execute<{ id: string; total: number }>(sql`
    select ${tenant.id} as "id", (count(*) over ())::int as "total" from ${withStanding}
    where ${ofAsked(asked)} and (k."tenantId" is null or not ${holds(now)})
    order by k."day" nulls first, random() limit ${limit}`);
  return { ids: rows.map(({ id }) => Number(id)), total: rows[0]?.total ?? 0 };
}

type Stretch = { limit: number; offset: number; isLate: boolean };

/** Companies by what is due first, those with nothing due after them by name. */
export function companiesByDeadline(tx: Tx, asked: Asked, now: Now, { limit, offset, isLate }: Stretch) {
  const k = alias(companyStanding, 'k');
  return tx
    .select(getTableColumns(tenant))
    .from(tenant)
    .leftJoin(k, eq(k.tenantId, tenant.id))
    .where(and(ofAsked(asked), isLate ? isPast(now) : undefined))
    .orderBy(sql`${due} asc nulls last`, asc(sql`${tenant.name} collate "sq-x-icu"`), asc(tenant.id))
    .limit(limit)
    .offset(offset);
}

/** How many companies there are, and how many of them are past a deadline. */
export async function countByDeadline(
  tx: Tx,
  asked: Asked,
  now: Now,
): Promise<{ all: number; late: number }> {
  const { rows } = await tx.execute<{ all: number; late: number }>(sql`
    select count(*)::int as "all", (count(*) filter (where ${isPast(now)}))::int as "late"
    from ${withStanding} where ${ofAsked(asked)}`);
  return rows[0] ?? { all: 0, late: 0 };
}
