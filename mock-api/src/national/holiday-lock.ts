import { sql } from 'drizzle-orm';
import type { Tx } from '../db/transaction.ts';

const KEY = sql`hashtext('public_holiday')`;

/** A booking counts by the holidays as they are: they do not change until its transaction ends. */
export async function holdHolidays(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${KEY})`);
}

/** Holidays, or what else leaves are counted by, are about to change: bookings that have begun are finished first, and new ones wait. */
export async function takeHolidays(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${KEY})`);
}
