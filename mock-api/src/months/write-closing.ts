import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { MonthWriter } from './period.ts';
import type { ClosingRow } from './read-models.ts';
import { closingTask, salary, salaryTrace, salaryVersion, salaryVersionRow, traceShape } from './table.ts';
import type { TraceShape } from './trace-shape.ts';

type Day = { on: string | null; by: number | null; at: Date | null };
type NewClosing = Omit<
  typeof salaryVersion.$inferInsert,
  'id' | 'tenantId' | 'closedAt' | 'closedBy' | 'hash'
>;
type NewTask = Pick<typeof closingTask.$inferInsert, 'versionId' | 'task' | 'outcome' | 'doneOn'>;
/** A row of a closing: whose, the account of that day, and its content as JSON. */
type RowToFreeze = { employeeId: number; account: string | null; text: string };
/** A trace of a row by the number of its shape and its values as JSON. */
export type TakenTrace = { id: number; number: number; values: string };

const one = (ctx: InCompany, id: number) => and(scoped(ctx, salaryVersion), eq(salaryVersion.id, id));

/** Begins a closing of a month. Its hash is made of the rows, which come next: `setClosingHash`. */
export async function addClosing(ctx: MonthWriter, closing: NewClosing): Promise<ClosingRow> {
  const about = { tenantId: ctx.companyId, closedAt: ctx.now, closedBy: ctx.actor.userId, hash: '' };
  const [row] = await ctx.tx
    .insert(salaryVersion)
    .values({ ...closing, ...about })
    .returning();
  return found(row);
}

/** The hash of a closing, once every row is stored, in the same transaction. */
export async function setClosingHash(ctx: InCompany, id: number, hash: string): Promise<void> {
  await ctx.tx.update(salaryVersion).set({ hash }).where(one(ctx, id));
}

/** Notes on the closing in force who opened the month again; its rows stay. */
export async function endClosing(ctx: MonthWriter, periodId: number): Promise<void> {
  const inForce = and(eq(salaryVersion.periodId, periodId), isNull(salaryVersion.reopenedAt));
  await ctx.tx
    .update(salaryVersion)
    .set({ reopenedAt: ctx.now, reopenedBy: ctx.actor.userId })
    .where(and(scoped(ctx, salaryVersion), inForce));
}

/** The day on which the closing was paid or declared, and who noted it; nulls take it away. */
export async function setClosingDay(
  ctx: InCompany,
  id: number,
  which: 'paid' | 'declared',
  { on, by, at }: Day,
): Promise<ClosingRow> {
  const [row] = await ctx.tx
    .update(salaryVersion)
    .set(
      which === 'paid'
        ? { paidOn: on, paidBy: by, paidAt: at }
        : { declaredOn: on, declaredBy: by, declaredAt: at },
    )
    .where(one(ctx, id))
    .returning();
  return found(row);
}

/** Stores rows of a closing. */
export async function addClosedRows(
  ctx: InCompany,
  versionId: number,
  rows: readonly RowToFreeze[],
): Promise<void> {
  const people = arrayLiteral(rows.map(({ employeeId }) => employeeId));
  const accounts = arrayLiteral(rows.map(({ account }) => account));
  // JSON has no line breaks of its own: parting it there is cheaper than an array in which every quote is escaped.
  const contents = rows.map(({ text }) => text).join('\n');
  await ctx.tx.execute(sql`
    insert into ${salaryVersionRow} ("tenantId", "versionId", "employeeId", "bankAccountNumber", "content")
    select ${ctx.companyId}::bigint, ${versionId}::bigint, r."id", r."account", r."content"::jsonb
    from unnest(${people}::bigint[], ${accounts}::text[], string_to_array(${contents}, ${'\n'})) r("id", "account", "content")`);
}

/** Stores traces of rows whose month is being closed. */
export async function addTraces(ctx: InCompany, traces: readonly TakenTrace[]): Promise<void> {
  const [ids, shapes] = [traces.map(({ id }) => id), traces.map(({ number }) => number)].map(arrayLiteral);
  const values = traces.map((trace) => trace.values).join('\n');
  await ctx.tx.execute(sql`
    insert into ${salaryTrace} ("tenantId", "salaryId", "shape", "values")
    select ${ctx.companyId}::bigint, * from unnest(${ids}::bigint[], ${shapes}::integer[], string_to_array(${values}, ${'\n'}))`);
}

/** Stores the shapes of a month's traces; their numbers are their places. */
export async function addTraceShapes(
  ctx: InCompany,
  periodId: number,
  shapes: readonly TraceShape[],
): Promise<void> {
  await ctx.tx.execute(sql`
    insert into ${traceShape} ("tenantId", "periodId", "number", "content")
    select ${ctx.companyId}::bigint, ${periodId}::bigint, s."at" - 1, s."content"
    from jsonb_array_elements(${JSON.stringify(shapes)}::jsonb) with ordinality s("content", "at")`);
}

/** Deletes the traces of a month that is open again. */
export async function deleteTraces(ctx: InCompany, periodId: number): Promise<void> {
  const rows = ctx.tx
    .select({ id: salary.id })
    .from(salary)
    .where(and(scoped(ctx, salary), eq(salary.periodId, periodId)));
  await ctx.tx.delete(salaryTrace).where(and(scoped(ctx, salaryTrace), inArray(salaryTrace.salaryId, rows)));
  await ctx.tx.delete(traceShape).where(and(scoped(ctx, traceShape), eq(traceShape.periodId, periodId)));
}

/** Notes that a task of a closing was done. */
export async function addClosingTask(ctx: MonthWriter, task: NewTask): Promise<void> {
  await ctx.tx
    .insert(closingTask)
    .values({ tenantId: ctx.companyId, ...task, notedBy: ctx.actor.userId, notedAt: ctx.now });
}

/** The day on which a noted task was done. */
export async function setClosingTaskDay(ctx: InCompany, id: number, doneOn: string): Promise<void> {
  await ctx.tx
    .update(closingTask)
    .set({ doneOn })
    .where(and(scoped(ctx, closingTask), eq(closingTask.id, id)));
}

/** Takes the note of a task away. */
export async function deleteClosingTask(ctx: InCompany, id: number): Promise<void> {
  await ctx.tx.delete(closingTask).where(and(scoped(ctx, closingTask), eq(closingTask.id, id)));
}
