import { sql } from 'drizzle-orm';
import { asAccess, type Database } from '#core/db/transaction.ts';
import { AHEAD_MS, COMPANY_AT_ONCE, PERSON_AT_ONCE, refuseTooMuch } from './limits.ts';

/** Longer than any call may run: what is older is of a server that died. */
const LEASE_S = 300;

export type HeavyCall = { userId: number; companyId: number | undefined };
type Asked = { id: string | null; person: number; company: number; ahead: number };

const ahead = sql`greatest(0, "aheadMs" - extract(epoch from clock_timestamp() - "at") * 1000)`;

/** Counts the call where there is room; what ran of servers that died is forgotten on the way. */
const counted = ({ userId, companyId = -1 }: HeavyCall) => sql<Asked>`
  with gone as (
    delete from "heavy_work" where "endsBy" < clock_timestamp() and ("userId" = ${userId} or "companyId" = ${companyId})),
  running as (
    select count(*) filter (where "userId" = ${userId})::int as person, count(*) filter (where "companyId" = ${companyId})::int as company
    from "heavy_work" where "endsBy" >= clock_timestamp() and ("userId" = ${userId} or "companyId" = ${companyId})),
  load as (
    select person, company, coalesce((select ${ahead} from "heavy_ahead" where "userId" = ${userId}), 0)::float8 as ahead from running),
  added as (
    insert into "heavy_work" ("userId", "companyId", "endsBy")
    select ${userId}, nullif(${companyId}::bigint, -1), clock_timestamp() + make_interval(secs => ${LEASE_S}) from load
    where person < ${PERSON_AT_ONCE} and company < ${COMPANY_AT_ONCE} and ahead < ${AHEAD_MS} returning "id")
  select (select "id" from added)::text as id, person, company, ahead from load`;

/**
 * Lets a heavy call of a person begin, or refuses it with when to come again, counted over all servers of the database; what comes back notes that its work is over,
 * and how long it took. Those of one person, and of one company, are counted one after the other.
 */
export async function beginShared(db: Database, call: HeavyCall): Promise<(tookMs: number) => Promise<void>> {
  const { userId, companyId } = call;
  const asked = await asAccess(db, async (tx) => {
    // The company last, always: nobody who holds it waits for a person.
    for (const whose of [`person ${userId}`, companyId === undefined ? [] : `company ${companyId}`].flat())
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`heavy work of ${whose}`}, 0))`);
    return (await tx.execute<Asked>(counted(call))).rows[0];
  });
  if (!asked?.id) {
    refuseTooMuch(asked ?? { person: PERSON_AT_ONCE, company: 0, ahead: 0 });
    throw new Error('a heavy call was neither counted nor refused');
  }
  const { id } = asked;
  return async (tookMs) => {
    await asAccess(db, (tx) =>
      tx.execute(sql`
        with ended as (delete from "heavy_work" where "id" = ${id} returning "userId")
        insert into "heavy_ahead" ("userId", "aheadMs", "at") select "userId", ${Math.round(tookMs)}, clock_timestamp() from ended
        on conflict ("userId") do update set "aheadMs" = greatest(0, "heavy_ahead"."aheadMs" - extract(epoch from clock_timestamp() - "heavy_ahead"."at") * 1000) + excluded."aheadMs", "at" = excluded."at"`),
    );
  };
}
