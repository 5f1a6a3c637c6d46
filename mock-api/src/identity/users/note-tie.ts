import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';

/** Ties are asked about for 30 days; kept a little longer, so that a clock that is set back finds them. */
const KEPT_DAYS = 60;

/**
 * Notes that a person set up somebody's account, or its e-mail, role, status or companies: for 30 days the two count as one person where a company asks for
 * two. `tx` is one of `asAccess`.
 */
export async function noteTie(
  tx: Tx,
  { by, people, now }: { by: number; people: readonly number[]; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`
    insert into "person_tie" ("byUserId", "userId", "at")
    select ${by}::bigint, id, ${at}::timestamptz from unnest(${sql.param([...people])}::bigint[]) id where id <> ${by}::bigint`);
  await tx.execute(
    sql`delete from "person_tie" where "byUserId" = ${by} and "at" < ${at}::timestamptz - make_interval(days => ${KEPT_DAYS})`,
  );
}
