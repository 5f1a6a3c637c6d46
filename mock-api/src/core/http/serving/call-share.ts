import type { Endpoint } from '@paga/contract/endpoint';
import type { Context as HonoContext } from 'hono';
import { type Database, sharedBy } from '#core/db/transaction.ts';

type Who = {
  actor?: { userId: number };
  companyId?: number;
  own?: { accountId: number; companyId: number };
};

/** Whose shares a call takes: of an own page those of the number below zero, which no user has. */
export function shareOf({
  actor,
  companyId,
  own,
}: Who): { userId: number; companyId: number | undefined } | undefined {
  if (own) return { userId: -own.accountId, companyId: own.companyId };
  return actor && { userId: actor.userId, companyId };
}

/** The database as a call may use it: by the share of the person who makes it, or of those without a session. */
export function dbOfCall(db: Database, c: HonoContext, { call }: { call: Endpoint }, who: Who): Database {
  const share = shareOf(who);
  if (!share) return db;
  const calculates = call.calculates === true;
  return sharedBy(db, {
    ...{ of: 'person', ...share, calculates },
    signal: () => c.req.raw.signal,
  });
}

/** The same for one of several companies that a call reads. */
export function dbInCompany(db: Database, companyId: number): Database {
  return db.share.of === 'person' ? sharedBy(db, { ...db.share, companyId }) : db;
}
