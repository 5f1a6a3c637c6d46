import { sql } from 'drizzle-orm';
import type { InCompany } from '../db/scoped-rows.ts';
import { isReading, poolOf, type Tx, writesIn } from '../db/transaction.ts';
import { endedBelow } from './era.ts';

/** So many values of how long: what a screen asks in several calls is asked within a minute. */
const MOST = 200;
const FOR_MS = 600_000;

/** A value as of a moment: the newest write of the company that was seen then, the horizon below which every write had ended, the nation's tables. */
type Moment = { newest: string | null; horizon: string; nation: string };
type Entry = Moment & { day: string; writes: number; until: number; value: Promise<unknown> };

// Nothing a company may write, and without a line in its log.
const NATION = sql`(select md5(concat(
  (select string_agg(t::text, ',' order by t."id") from "tax_table" t), (select string_agg(w::text, ',' order by w."id") from "minimum_wage" w),
  (select string_agg(h::text, ',' order by h."date") from "public_holiday" h))))`;

async function readMoment({ tx, companyId }: InCompany): Promise<Moment> {
  const { rows } = await tx.execute<Moment>(sql`
    select (select max(l."transaction")::text from "audit_line" l where l."tenantId" = ${companyId}) as "newest",
      ${endedBelow}::text as "horizon", ${NATION} as "nation"`);
  return rows[0] as Moment;
}

/** Asked once a transaction: of several values that a call reads, all are as of its beginning or later. */
const momentsOf = new WeakMap<Tx, Promise<Moment>>();

function momentOf(ctx: InCompany): Promise<Moment> {
  const moment = momentsOf.get(ctx.tx) ?? readMoment(ctx);
  momentsOf.set(ctx.tx, moment);
  return moment;
}

/** Nothing was written since: no newer line, and none that was under way when the value was read. */
const holds = (kept: Entry, now: Moment & Pick<Entry, 'day' | 'writes'>) =>
  kept.newest === now.newest &&
  BigInt(kept.newest ?? 0) < BigInt(kept.horizon) &&
  kept.nation === now.nation &&
  kept.day === now.day &&
  kept.writes === now.writes &&
  kept.until > Date.now();

/** Values by database, so that two servers of one process do not meet. */
const ofDatabase = new WeakMap<object, Map<string, Entry>>();

function entriesOf(database: object): Map<string, Entry> {
  const known = ofDatabase.get(database) ?? new Map<string, Entry>();
  ofDatabase.set(database, known);
  return known;
}

/**
 * What follows from a company's rows and the day, read once until the company writes something: every write leaves a line in the audit log, and that is what one
 * short look asks; what this process itself has written is known without it. `name` says what it is, with everything else that it depends on. A transaction that may write reads anew: its own lines come last.
 * What is answered is shared and never changed.
 */
export async function asOfLastWrite<T>(
  ctx: InCompany & { today: string },
  name: string,
  make: () => Promise<T>,
): Promise<T> {
  const database = poolOf(ctx.tx);
  if (!database || !isReading(ctx.tx)) return make();
  const entries = entriesOf(database);
  const key = `${ctx.companyId} ${name}`;
  const writes = writesIn(database, ctx.companyId);
  const now = { ...(await momentOf(ctx)), day: ctx.today, writes };
  const kept = entries.get(key);
  if (kept && holds(kept, now)) return (await kept.value.catch(make)) as T;
  const value = make();
  entries.delete(key);
  entries.set(key, { ...now, until: Date.now() + FOR_MS, value });
  const [oldest] = entries.keys();
  if (entries.size > MOST && oldest !== undefined) entries.delete(oldest);
  value.catch(() => entries.delete(key));
  return value;
}
