import type { MonthPostings } from '@paga/contract/bookkeeping';
import type { Language } from '@paga/contract/shapes';
import { groupedBy, toEuro } from '@paga/payroll';
import { and, asc, count, eq, inArray, notInArray } from 'drizzle-orm';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { findPeriod } from '#months/public.ts';
import { labelOf, serviceRows } from '../accounts/service-lists.ts';
import { textOfRefusal } from '../connection/refusal-text.ts';
import { findSetting } from '../connection/stored-connection.ts';
import { bookkeepingBatch, bookkeepingRow } from '../table.ts';

/** The stored entries of a month, oldest first. */
export async function batchesOfMonth(ctx: InCompany, month: CalendarMonth) {
  const period = await findPeriod(ctx, month);
  if (!period) return [];
  return ctx.tx
    .select()
    .from(bookkeepingBatch)
    .where(and(scoped(ctx, bookkeepingBatch), eq(bookkeepingBatch.periodId, period.id)))
    .orderBy(asc(bookkeepingBatch.id));
}

type Batch = Awaited<ReturnType<typeof batchesOfMonth>>[number];
type Unposted = { batchId: number; employeeId: number };

/** How many salaries each entry holds. */
async function countsOf(ctx: InCompany, ids: readonly number[]): Promise<Map<number, number>> {
  const { batchId } = bookkeepingRow;
  const counts = await ctx.tx
    .select({ batchId, salaries: count() })
    .from(bookkeepingRow)
    .where(and(scoped(ctx, bookkeepingRow), inArray(batchId, [...ids])))
    .groupBy(batchId);
  return new Map(counts.map((row) => [row.batchId, row.salaries]));
}

/** Whose salaries stand in none of the posted entries, by the entries that did not arrive. */
async function unpostedOf(ctx: InCompany, batches: readonly Batch[]): Promise<Map<number, Unposted[]>> {
  const idsOf = (statuses: readonly string[]) =>
    batches.flatMap(({ id, status }) => (statuses.includes(status) ? id : []));
  const failed = idsOf(['waiting', 'refused']);
  if (failed.length === 0) return new Map();
  const { batchId, employeeId, holds } = bookkeepingRow;
  const posted = ctx.tx
    .select({ employeeId })
    .from(bookkeepingRow)
    .where(and(scoped(ctx, bookkeepingRow), inArray(batchId, idsOf(['posted'])), eq(holds, true)));
  const rows = await ctx.tx
    .select({ batchId, employeeId })
    .from(bookkeepingRow)
    .where(and(scoped(ctx, bookkeepingRow), inArray(batchId, failed), notInArray(employeeId, posted)));
  return groupedBy(rows, (row) => row.batchId);
}

/** The month's entries on the wire. */
export async function postingsOfMonth(
  ctx: InCompany,
  month: CalendarMonth,
  language: Language,
): Promise<MonthPostings> {
  const batches = await batchesOfMonth(ctx, month);
  const counts = await countsOf(
    ctx,
    batches.map(({ id }) => id),
  );
  const unposted = await unpostedOf(ctx, batches);
  const accounts = new Map((await serviceRows(ctx, 'account')).map((row) => [row.serviceId, labelOf(row)]));
  const postings = batches.map((batch) => ({
    id: batch.id,
    kind: batch.kind,
    docNumber: batch.docNumber,
    status: batch.status,
    salaries: counts.get(batch.reversesId ?? batch.id) ?? 0,
    unpostedEmployeeIds: (unposted.get(batch.id) ?? []).map(({ employeeId }) => employeeId),
    amount: toEuro(batch.amount),
    entryId: batch.entryId,
    postedAt: batch.postedAt?.toISOString() ?? null,
    errorMessage:
      batch.errorCode === null
        ? null
        : textOfRefusal(batch.errorCode, batch.errorDetail ?? '', language, { accounts }),
    changedThere: batch.changedThere,
  }));
  return { postsClosed: (await findSetting(ctx))?.postsClosed ?? false, postings };
}
