import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { refuseWhileWaiting } from '#core/outside/waits.ts';
import { callService } from '../connection/call-service.ts';
import type { ServiceContext } from '../connection/service-context.ts';
import { ServiceRefusal } from '../connection/service-error.ts';
import { JournalEntry, rowsOf } from '../connection/service-shapes.ts';
import { bookkeepingBatch, bookkeepingRow } from '../table.ts';

type Batch = typeof bookkeepingBatch.$inferSelect;
type Made = { Id: string; SyncToken: string };

const NUMBER_TAKEN = '6140';
/** Refusals that are about now and not about the entry: it stays in the outbox. */
const FOR_NOW = ['3001', '3100', '403'];

async function waiting(ctx: InCompany): Promise<Batch[]> {
  const { status, id } = bookkeepingBatch;
  return ctx.tx
    .select()
    .from(bookkeepingBatch)
    .where(and(scoped(ctx, bookkeepingBatch), eq(status, 'waiting')))
    .orderBy(asc(id));
}

/** An entry that is there under our number: with our request id it is ours, and the answer to it was lost. */
async function entryThere(
  ctx: ServiceContext,
  { docNumber, requestId, realmId }: Batch,
): Promise<Made | undefined> {
  const query = `select * from JournalEntry where DocNumber = '${docNumber}'`;
  const rows = rowsOf('JournalEntry', JournalEntry).parse(
    await callService(ctx, { path: 'query', query: { query }, realmId }),
  );
  return rows.find(({ PrivateNote }) => PrivateNote === requestId);
}

async function post(ctx: ServiceContext, batch: Batch): Promise<Made> {
  const { body, requestId, realmId } = batch;
  try {
    const answer = (await callService(ctx, { path: 'journalentry', body, requestId, realmId })) as {
      JournalEntry?: unknown;
    };
    return JournalEntry.parse(answer.JournalEntry);
  } catch (error) {
    const there =
      error instanceof ServiceRefusal && error.code === NUMBER_TAKEN
        ? await entryThere(ctx, batch)
        : undefined;
    if (!there) throw error;
    return there;
  }
}

async function notePosted(
  ctx: InCompany & { now: Date },
  batch: Batch,
  { Id, SyncToken }: Made,
): Promise<void> {
  const posted = {
    status: 'posted' as const,
    entryId: Id,
    syncToken: SyncToken,
    postedAt: ctx.now,
    errorCode: null,
    errorDetail: null,
  };
  const named = (id: number) => and(scoped(ctx, bookkeepingBatch), eq(bookkeepingBatch.id, id));
  await ctx.tx.update(bookkeepingBatch).set(posted).where(named(batch.id));
  if (batch.reversesId !== null)
    await ctx.tx.update(bookkeepingBatch).set({ status: 'reversed' }).where(named(batch.reversesId));
}

/** A refusal ends the rest of its run. Salaries of entries that were not reversed stay posted as before; those of the new entry are not posted. */
async function noteRefused(ctx: InCompany, batch: Batch, { code, detail }: ServiceRefusal): Promise<void> {
  const { run, position, status, id } = bookkeepingBatch;
  const rest = and(
    scoped(ctx, bookkeepingBatch),
    eq(run, batch.run),
    eq(status, 'waiting'),
    gt(position, batch.position - 1),
  );
  const ended = await ctx.tx
    .update(bookkeepingBatch)
    .set({ status: 'refused', errorCode: code, errorDetail: detail })
    .where(rest)
    .returning({ id, reversesId: bookkeepingBatch.reversesId });
  const holds = (batchIds: readonly number[], value: boolean) =>
    ctx.tx
      .update(bookkeepingRow)
      .set({ holds: value })
      .where(and(scoped(ctx, bookkeepingRow), inArray(bookkeepingRow.batchId, [...batchIds, 0])));
  await holds(
    ended.map((one) => one.id),
    false,
  );
  await holds(
    ended.flatMap(({ reversesId }) => reversesId ?? []),
    true,
  );
}

/**
 * Sends what waits in the outbox of the company, in order. What is not answered stays, and is sent again later under the same request id; what is
 * refused ends. Throws what went wrong, after it is noted.
 */
export async function sendWaiting(ctx: ServiceContext): Promise<void> {
  const { inCompany, companyId, now } = ctx;
  const batches = await inCompany(async (tx) => {
    await refuseWhileWaiting(tx);
    return waiting({ tx, companyId });
  });
  for (const batch of batches) {
    try {
      const made = await post(ctx, batch);
      await inCompany((tx) => notePosted({ tx, companyId, now }, batch, made));
    } catch (error) {
      if (error instanceof ServiceRefusal && !FOR_NOW.includes(error.code))
        await inCompany((tx) => noteRefused({ tx, companyId }, batch, error));
      throw error;
    }
  }
}
