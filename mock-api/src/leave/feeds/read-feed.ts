import { getVacationCalendar } from '@paga/contract/leave';
import { CompanyStatus, UserStatus } from '@paga/contract/shapes';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { tenant } from '#core/db/table.ts';
import { languageOf } from '#core/user/language-of.ts';
import { user, userCompany } from '#core/user/table.ts';
import { companyStatus } from '#identity/public.ts';
import { type Address, type Fetch, isOfAddress, READ_NOTED_EVERY_MS } from './feed-address.ts';
import { type FeedContent, feedContent } from './feed-content.ts';
import { auditedFeed, feedRows, type StoredFeed, wireFeed } from './feed-rows.ts';
import { isOver } from './is-over.ts';
import { leaveFeed } from './table.ts';

const WORKING: readonly CompanyStatus[] = [CompanyStatus.active, CompanyStatus.trial];

/**
 * What a feed holds, by its address; undefined for every reason alike why it answers nothing: unknown, ended, its user switched off or of a role that
 * may not see leave, its company not active. The feed of a person who has left, or of a deleted sector, ends here.
 */
export async function readFeed(ctx: Fetch, address: Address): Promise<FeedContent | undefined> {
  const [feed] = await feedRows(ctx, eq(leaveFeed.id, address.id));
  if (!isOfAddress(feed?.secretHash, address) || !feed) return undefined;
  const reader = await readerOf(ctx, feed);
  if (!reader) return undefined;
  if (await isOver(ctx, feed)) {
    await endFeed(ctx, feed);
    return undefined;
  }
  await noteRead(ctx, feed);
  return feedContent(ctx, feed, reader);
}

/** The user a feed belongs to, as the database knows them now; undefined when they may not read it. */
async function readerOf(ctx: Fetch, { userId }: StoredFeed) {
  const [row] = await ctx.tx
    .select({
      roleId: user.roleId,
      language: user.language,
      userStatus: user.status,
      company: tenant.name,
      status: tenant.status,
      expirationDate: tenant.expirationDate,
    })
    .from(userCompany)
    .innerJoin(user, eq(user.id, userCompany.userId))
    .innerJoin(tenant, eq(tenant.id, userCompany.tenantId))
    .where(
      and(
        scoped(ctx, userCompany),
        eq(userCompany.userId, userId),
        isNull(user.deletedAt),
        isNull(tenant.deletedAt),
      ),
    );
  const mayRead =
    row?.userStatus === UserStatus.active &&
    getVacationCalendar.access.roles.includes(row.roleId) &&
    WORKING.includes(companyStatus(row, ctx.today));
  return mayRead ? { ...row, language: languageOf(row.language) } : undefined;
}

async function endFeed(ctx: Fetch, feed: StoredFeed): Promise<void> {
  await ctx.tx.delete(leaveFeed).where(and(scoped(ctx, leaveFeed), eq(leaveFeed.id, feed.id)));
  await recordAudit(
    ctx.tx,
    { now: ctx.now, userId: undefined, companyId: ctx.companyId },
    { page: 'vacations', type: 'endFeed', objectId: feed.id, old: auditedFeed(wireFeed(feed)) },
  );
}

async function noteRead(ctx: Fetch, { id }: StoredFeed): Promise<void> {
  const before = new Date(ctx.now.getTime() - READ_NOTED_EVERY_MS);
  const isOld = or(isNull(leaveFeed.lastReadAt), lt(leaveFeed.lastReadAt, before));
  await ctx.tx
    .update(leaveFeed)
    .set({ lastReadAt: ctx.now })
    .where(and(scoped(ctx, leaveFeed), eq(leaveFeed.id, id), isOld));
}
