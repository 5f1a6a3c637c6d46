import { and, eq, isNull } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { employee } from '#people/public.ts';
import type { LedgerEmployee } from './person-ledger.ts';

/** Whom leave is booked for, as the rules need to know them. */
export type Employee = LedgerEmployee &
  Pick<
    typeof employee.$inferSelect,
    'firstName' | 'lastName' | 'draftStatus' | 'expirationContract' | 'earlierContracts'
  >;

/**
 * The employee, locked until the transaction ends: two bookings for one person wait for each other, so both are checked against
 * what the other has written.
 */
export async function lockedEmployee(ctx: InCompany, id: number): Promise<Employee> {
  const rows = await ctx.tx
    .select()
    .from(employee)
    .where(and(scoped(ctx, employee), eq(employee.id, id), isNull(employee.deletedAt)))
    .for('no key update');
  return found(rows[0]);
}
