import { civilDateOf } from '@paga/calendar';
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { companiesWithWork } from '#core/db/companies-with-work.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { type Database, inCompany } from '#core/db/transaction.ts';
import type { Done } from '#core/jobs/job.ts';
import { activeOfCompany, employee } from '#people/public.ts';
import { mailDocuments } from './mail-documents.ts';
import { ownDocument } from './table.ts';

const DAY_MS = 86_400_000;
/** Who has not confirmed is reminded after so many days, and no more: then the office's list says that it waits. */
const REMIND_AFTER_DAYS = [3, 10] as const;

/** What waits so long that the next reminder is due. */
function isDue(now: Date): SQL | undefined {
  const [first, second] = REMIND_AFTER_DAYS.map((days) =>
    new Date(now.getTime() - days * DAY_MS).toISOString(),
  );
  return and(
    isNull(ownDocument.confirmedAt),
    sql`${ownDocument.askedAt} <= (case ${ownDocument.reminders} when 0 then ${first}::timestamptz when 1 then ${second}::timestamptz end)`,
  );
}

async function remindCompany(db: Database, companyId: number, now: Date): Promise<number> {
  return inCompany(db, companyId, async (tx) => {
    const ctx = { tx, companyId, now };
    const here = and(scoped(ctx, ownDocument), isDue(now));
    const atWork = tx
      .select({ id: employee.id })
      .from(employee)
      .where(activeOfCompany({ companyId, today: civilDateOf(now) }));
    const due = await tx
      .select({ employeeId: ownDocument.employeeId })
      .from(ownDocument)
      .where(and(here, inArray(ownDocument.employeeId, atWork)))
      .groupBy(ownDocument.employeeId);
    for (const { employeeId } of due) {
      if (!(await mailDocuments(ctx, employeeId))) continue;
      await tx
        .update(ownDocument)
        .set({ reminders: sql`${ownDocument.reminders} + 1`, remindedAt: now })
        .where(and(here, inArray(ownDocument.employeeId, [employeeId])));
    }
    return due.length;
  });
}

/** Reminds who has something to read, a mail a person and day. */
export async function remindOfDocuments(db: Database, now: Date): Promise<Done> {
  const companies = await companiesWithWork(
    db,
    sql`companies_with_documents(${now.toISOString()}::timestamptz)`,
  );
  let rows = 0;
  for (const id of companies) rows += await remindCompany(db, id, now);
  return { companies: companies.length, rows };
}
