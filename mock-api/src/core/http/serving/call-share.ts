import type { Endpoint } from '@paga/contract/endpoint';
import type { Context as HonoContext } from 'hono';
import { type Database, sharedBy } from '#core/db/transaction.ts';

type Who = { actor?: { userId: number }; companyId?: number };

/** The database as a call may use it: by the share of the person who makes it, or of those without a session. */
export function dbOfCall(
  db: Database,
  c: HonoContext,
  { call }: { call: Endpoint },
  { actor, companyId }: Who,
): Database {
  if (!actor) return db;
  const calculates = call.calculates === true;
  return sharedBy(db, {
    ...{ of: 'person', userId: actor.userId, companyId, calculates },
    signal: () => c.req.raw.signal,
  });
}

/** The same for one of several companies that a call reads. */
export function dbInCompany(db: Database, companyId: number): Database {
  return db.share.of === 'person' ? sharedBy(db, { ...db.share, companyId }) : db;
}
