import { eq } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { publicHoliday } from './table.ts';

type NewHoliday = Omit<typeof publicHoliday.$inferInsert, 'id'>;

/** Adds public holidays; who does it holds `takeHolidays`. */
export async function addPublicHolidays({ tx }: { tx: Tx }, holidays: readonly NewHoliday[]): Promise<void> {
  await tx.insert(publicHoliday).values([...holidays]);
}

/** Changes a public holiday. */
export async function updatePublicHoliday({ tx }: { tx: Tx }, id: number, values: NewHoliday): Promise<void> {
  await tx.update(publicHoliday).set(values).where(eq(publicHoliday.id, id));
}

/** Deletes a public holiday. */
export async function removePublicHoliday({ tx }: { tx: Tx }, id: number): Promise<void> {
  await tx.delete(publicHoliday).where(eq(publicHoliday.id, id));
}
