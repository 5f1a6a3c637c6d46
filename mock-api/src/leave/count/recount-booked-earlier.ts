import { LeaveType } from '@paga/contract/shapes';
import { and, ne, sql } from 'drizzle-orm';
import { holidaysBetween, takeCounting } from '#company/public.ts';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { companiesWithWork } from '#core/db/companies-with-work.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { asAccess, type Database, inCompany, type Tx } from '#core/db/transaction.ts';
import type { Done } from '#core/jobs/job.ts';
import { recountBooked } from './recount-leaves.ts';
import { vacation } from './table.ts';

type Span = { from: string | null; to: string | null };

async function datesWithin(tx: Tx, span: Span | undefined): Promise<string[]> {
  if (!span?.from || !span.to) return [];
  return (await holidaysBetween({ tx }, span.from, span.to)).map(({ date }) => date);
}

/** Public holidays between the first and the last leave that counts by them. */
async function holidaysOfLeave(ctx: InCompany): Promise<string[]> {
  const [span] = await ctx.tx
    .select({ from: sql<Span['from']>`min(${vacation.from})`, to: sql<Span['to']>`max(${vacation.to})` })
    .from(vacation)
    .where(and(scoped(ctx, vacation), ne(vacation.type, LeaveType.maternity)));
  return datesWithin(ctx.tx, span);
}

/** Which companies have leave on a public holiday in a month that is open. */
async function companiesToRecount(db: Database): Promise<number[]> {
  const holidays = await asAccess(
    db,
    async (tx) => {
      const { rows } = await tx.execute<Span>(sql`select "from"::text, "to"::text from span_of_leave()`);
      return datesWithin(tx, rows[0]);
    },
    { readOnly: true },
  );
  if (holidays.length === 0) return [];
  return companiesWithWork(db, sql`companies_with_leave_on(${arrayLiteral(holidays)}::date[])`);
}

/**
 * Counts leave again that has a public holiday among its days: it was booked by a release that did not know the holidays of its year. Months that are
 * closed stay as they are. Run again it finds nothing.
 */
export async function recountBookedEarlier(db: Database, now: Date): Promise<Required<Done>> {
  const companies = await companiesToRecount(db);
  let rows = 0;
  for (const id of companies)
    rows += await inCompany(db, id, async (tx) => {
      const ctx = { tx, companyId: id };
      await takeCounting(ctx);
      const holidays = await holidaysOfLeave(ctx);
      return holidays.length === 0 ? 0 : recountBooked(ctx, holidays, { now, userId: undefined });
    });
  return { companies: companies.length, rows };
}
