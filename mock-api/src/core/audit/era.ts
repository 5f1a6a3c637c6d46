import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';

const OFFSET = 'coalesce((select "offset" from "audit_era"), 0)';

/** The number of the running transaction in the order of the hash chain. */
export const TRANSACTION_NUMBER = `(pg_current_xact_id()::text::bigint + ${OFFSET})`;
export const transactionNumber = sql.raw(TRANSACTION_NUMBER);

/** Every transaction below this number has ended. */
export const endedBelow = sql.raw(`(pg_snapshot_xmin(pg_current_snapshot())::text::bigint + ${OFFSET})`);

/**
 * Lines restored into another database carry numbers that its own transactions have not reached: from here on those count from above them.
 * For the tables' owner.
 */
export async function startAfterRestored(client: ClientBase): Promise<void> {
  await client.query(`
    insert into "audit_era" ("offset")
    select reached - pg_current_xact_id()::text::bigint + 1 from (
      select greatest((select max("transaction") from "audit_line"), (select max("toTransaction") from "audit_seal")) as reached) r
    where reached >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint + ${OFFSET}
    on conflict ("id") do update set "offset" = excluded."offset"`);
}
