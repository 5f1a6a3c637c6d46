import { CompanyStatus, RoleId } from '@paga/contract/shapes';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { tenant } from '#core/db/table.ts';
import { languageOf } from '#core/user/language-of.ts';
import { companyStatus } from '#identity/public.ts';
import { employee } from '#people/public.ts';
import { type Address, type Fetch, isOfAddress, READ_NOTED_EVERY_MS } from '../feeds/feed-address.ts';
import { type FeedContent, feedContent } from '../feeds/feed-content.ts';
import { ownLeaveFeed } from './table.ts';

const SHOWN: readonly CompanyStatus[] = [CompanyStatus.active, CompanyStatus.trial];

/** What the feed of an own page holds, by its address; undefined for every reason alike why it answers nothing: unknown, ended, its page ended or switched off, its person not at work, its company not active. */
export async function readOwnFeed(ctx: Fetch, address: Address): Promise<FeedContent | undefined> {
  const { firstName, lastName } = employee;
  const [row] = await ctx.tx
    .select({ feed: ownLeaveFeed, firstName, lastName })
    .from(ownLeaveFeed)
    .innerJoin(employee, and(scoped(ctx, employee), eq(employee.id, ownLeaveFeed.employeeId)))
    .where(and(scoped(ctx, ownLeaveFeed), eq(ownLeaveFeed.id, address.id)));
  if (!isOfAddress(row?.feed.secretHash, address) || !row) return undefined;
  const company = await companyOf(ctx, row.feed.linkId);
  if (!company) return undefined;
  const before = new Date(ctx.now.getTime() - READ_NOTED_EVERY_MS);
  const isOld = or(isNull(ownLeaveFeed.lastReadAt), lt(ownLeaveFeed.lastReadAt, before));
  await ctx.tx
    .update(ownLeaveFeed)
    .set({ lastReadAt: ctx.now })
    .where(and(scoped(ctx, ownLeaveFeed), eq(ownLeaveFeed.id, row.feed.id), isOld));
  return feedContent(
    ctx,
    {
      ...{ ...row.feed, userId: 0, sectorId: null, withType: false, withHolidays: false },
      name: `${row.firstName} ${row.lastName}`,
    },
    { roleId: RoleId.companyUser, language: company.language, company: company.name },
  );
}

/** The company and the language of the page, while that shows leave. */
async function companyOf(ctx: Fetch, linkId: number) {
  const { name, status, expirationDate } = tenant;
  const [row] = await ctx.tx
    .select({
      ...{ name, status, expirationDate },
      shows: sql<boolean>`own_page_shows_leave(${linkId}, ${ctx.now.toISOString()})`,
      language: sql<number | null>`(select "language" from own_mailed(${linkId}))`,
    })
    .from(tenant)
    .where(and(eq(tenant.id, ctx.companyId), isNull(tenant.deletedAt)));
  if (!row?.shows || !SHOWN.includes(companyStatus(row, ctx.today))) return undefined;
  return { name: row.name, language: languageOf(row.language ?? 0) };
}
