import type { OwnLeaveFeed } from '@paga/contract/leave';
import { ownRowsOf } from '#core/db/own-rows.ts';
import type { OwnEmployeeContext } from '#core/http/context.ts';
import { ownLeaveFeed } from './table.ts';

type Stored = Pick<typeof ownLeaveFeed.$inferSelect, 'createdAt' | 'lastReadAt'>;

/** The feed of the person whose page it is, if this page has made one. */
export async function ownFeed(ctx: OwnEmployeeContext) {
  const rows = await ctx.tx.select().from(ownLeaveFeed).where(ownRowsOf(ctx, ownLeaveFeed));
  return rows.find(({ linkId }) => linkId === ctx.own.linkId);
}

/** A feed as the wire shows it, without its secret. */
export const wireOwnFeed = ({ createdAt, lastReadAt }: Stored): OwnLeaveFeed => ({
  createdAt: createdAt.toISOString(),
  lastReadAt: lastReadAt?.toISOString() ?? null,
});
