import { LeaveType } from '@paga/contract/shapes';
import { and, isNull, ne, sql } from 'drizzle-orm';
import { holidaysBetween, takeCounting } from '#company/public.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { tenant } from '#core/db/table.ts';
import { asAccess, type Database, inCompany } from '#core/db/transaction.ts';
import { recountBooked } from './recount-leaves.ts';
import { vacation } from './table.ts';

/** Public holidays between the first and the last leave that counts by them. */
async function holidaysOfLeave(ctx: InCompany): Promise<string[]> {
  const [span] = await ctx.tx
    .select({ from: sql<string | null>`min(${vacation.from})`, to: sql<string | null>`max(${vacation.to})` })
    .from(vacation)
    .where(and(scoped(ctx, vacation), ne(vacation.type, LeaveType.maternity)));
  if (!span?.from || !span.to) return [];
  return (await holidaysBetween(ctx, span.from, span.to)).map(({ date }) => date);
}

/**
 * Counts leave again that has a public holiday among its days: it was booked by a release that did not know the holidays of its year. Months that are
 * closed stay as they are. Run again it finds nothing.
 */
export async function recountBookedEarlier(db: Database, now: Date): Promise<number> {
  const companies = await asAccess(
    db,
    (tx) => tx.select({ id: tenant.id }).from(tenant).where(isNull(tenant.deletedAt)),
    { readOnly: true },
  );
  let recounted = 0;
  for (const { id } of companies)
    recounted += await inCompany(db, id, async (tx) => {
      const ctx = { tx, companyId: id };
      await takeCounting(ctx);
      const holidays = await holidaysOfLeave(ctx);
      return holidays.length === 0 ? 0 : recountBooked(ctx, holidays, { now, userId: undefined });
    });
  return recounted;
}
