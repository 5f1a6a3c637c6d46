import type { LeaveFeed, LeaveFeedScope } from '@paga/contract/leave';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { employee, sector } from '#people/table.ts';
import { leaveFeed } from './table.ts';

/** A stored feed with the name of whom it is of. */
export type StoredFeed = typeof leaveFeed.$inferSelect & { name: string | null };

const nameOf = sql<
  string | null
>`coalesce(${employee.firstName} || ' ' || ${employee.lastName}, ${sector.name})`;

/** Feeds of the company, the oldest first. */
export async function feedRows(ctx: InCompany, where: SQL | undefined): Promise<StoredFeed[]> {
  const rows = await ctx.tx
    .select({ feed: leaveFeed, name: nameOf })
    .from(leaveFeed)
    .leftJoin(employee, and(eq(employee.id, leaveFeed.employeeId), scoped(ctx, employee)))
    .leftJoin(sector, and(eq(sector.id, leaveFeed.sectorId), scoped(ctx, sector)))
    .where(and(scoped(ctx, leaveFeed), where))
    .orderBy(asc(leaveFeed.id));
  return rows.map(({ feed, name }) => ({ ...feed, name }));
}

/** Whose leave a feed holds. */
function scopeOf({ employeeId, sectorId }: Pick<StoredFeed, 'employeeId' | 'sectorId'>): LeaveFeedScope {
  if (employeeId !== null) return 'person';
  return sectorId === null ? 'company' : 'sector';
}

/** A feed as the wire shows it, without its secret. */
export const wireFeed = (feed: StoredFeed): LeaveFeed => ({
  id: feed.id,
  scope: scopeOf(feed),
  name: feed.name,
  withType: feed.withType,
  withHolidays: feed.withHolidays,
  createdAt: feed.createdAt.toISOString(),
  lastReadAt: feed.lastReadAt?.toISOString() ?? null,
});

/** A feed as the audit log keeps it. */
export const auditedFeed = (feed: LeaveFeed): Record<string, unknown> => ({
  feedOf: feed.name ?? feed.scope,
  withType: feed.withType,
  withHolidays: feed.withHolidays,
});
