import type { MonthPostings } from '@paga/contract/bookkeeping';
import type { Language } from '@paga/contract/shapes';
import { groupedBy, toEuro } from '@paga/payroll';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { findPeriod } from '#company/basis/period.ts';
import type { CalendarMonth } from '#company/months/calendar-month.ts';
import { type InCompany, own } from '#core/db/own-rows.ts';
import { labelOf, serviceRows } from '../accounts/service-lists.ts';
import { textOfRefusal } from '../connection/refusal-text.ts';
import { findSetting } from '../connection/stored-connection.ts';
import { bookkeepingBatch, bookkeepingRow } from '../rows/table.ts';

/** The stored entries of a month, oldest first. */
export async function batchesOfMonth(ctx: InCompany, month: CalendarMonth) {
  const period = await findPeriod(ctx, month);
  if (!period) return [];
  return ctx.tx
    .select()
    .from(bookkeepingBatch)
    .where(and(own(ctx, bookkeepingBatch), eq(bookkeepingBatch.periodId, period.id)))
    .orderBy(asc(bookkeepingBatch.id));
}

type Row = { batchId: number; employeeId: number; holds: boolean };
const UNPOSTED: readonly string[] = ['waiting', 'refused'];

async function salariesOf(ctx: InCompany, batches: readonly { id: number }[]): Promise<Map<number, Row[]>> {
  const { batchId, employeeId, holds } = bookkeepingRow;
  const ids = batches.map(({ id }) => id);
  const rows = await ctx.tx
    .select({ batchId, employeeId, holds })
    .from(bookkeepingRow)
    .where(and(own(ctx, bookkeepingRow), inArray(batchId, ids)));
  return groupedBy(rows, (row) => row.batchId);
}

/** The month's entries on the wire. */
export async function postingsOfMonth(
  ctx: InCompany,
  month: CalendarMonth,
  language: Language,
): Promise<MonthPostings> {
  const batches = await batchesOfMonth(ctx, month);
  const rowsOf = await salariesOf(ctx, batches);
  const isPosted = new Set(
    batches
      .filter(({ status }) => status === 'posted')
      .flatMap(({ id }) => rowsOf.get(id) ?? [])
      .flatMap(({ employeeId, holds }) => (holds ? employeeId : [])),
  );
  const accounts = new Map((await serviceRows(ctx, 'account')).map((row) => [row.serviceId, labelOf(row)]));
  const postings = batches.map((batch) => ({
    id: batch.id,
    kind: batch.kind,
    docNumber: batch.docNumber,
    status: batch.status,
    salaries: rowsOf.get(batch.reversesId ?? batch.id)?.length ?? 0,
    unpostedEmployeeIds: UNPOSTED.includes(batch.status)
      ? (rowsOf.get(batch.id) ?? []).map(({ employeeId }) => employeeId).filter((id) => !isPosted.has(id))
      : [],
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
