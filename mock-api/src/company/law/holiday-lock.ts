import { type SQL, sql } from 'drizzle-orm';
import type { InCompany } from '#core/db/scoped-rows.ts';
import type { Tx } from '#core/db/transaction.ts';

/*
 * What leaves are counted by is held by two keys, always in this order: the holidays of everybody, then what one company alone counts by. Locks of
 * months and of leaves come after both, that of one employee before.
 */
const NATIONAL = sql`hashtext('public_holiday')`;
const keyOf = ({ companyId }: InCompany): SQL => sql`hashtext('leave_count'), hashtext(${`${companyId}`})`;

/** A booking counts by holidays and week as they are: they do not change until its transaction ends. */
export async function holdCounting(ctx: InCompany): Promise<void> {
  await ctx.tx.execute(sql`select pg_advisory_xact_lock_shared(${NATIONAL})`);
  await ctx.tx.execute(sql`select pg_advisory_xact_lock_shared(${keyOf(ctx)})`);
}

/** A company's leaves are about to be counted again: its bookings that have begun are finished first, and new ones wait. Other companies go on. */
export async function takeCounting(ctx: InCompany): Promise<void> {
  await ctx.tx.execute(sql`select pg_advisory_xact_lock_shared(${NATIONAL})`);
  await ctx.tx.execute(sql`select pg_advisory_xact_lock(${keyOf(ctx)})`);
}

/** Holidays are about to change: bookings of every company that have begun are finished first, and new ones wait. */
export async function takeHolidays(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NATIONAL})`);
}
