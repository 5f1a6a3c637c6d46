import { checkPostings as call } from '@paga/contract/bookkeeping';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { monthNamed } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { companySecret } from '#core/http/handler.ts';
import { callService } from '../connection/call-service.ts';
import { orRefuse } from '../connection/refusal-text.ts';
import { requireService, type ServiceContext } from '../connection/service-context.ts';
import { ChangedEntries } from '../connection/service-shapes.ts';
import { bookkeepingBatch } from '../table.ts';
import { batchesOfMonth, postingsOfMonth } from './postings-of-month.ts';

type Batch = typeof bookkeepingBatch.$inferSelect;

/** What was changed or deleted there since the entry was posted: another version than ours, or none. */
async function foundThere(ctx: ServiceContext, posted: readonly Batch[]) {
  const since = posted.map(({ createdAt }) => createdAt.toISOString()).sort()[0];
  if (since === undefined) return [];
  const answer = await callService(ctx, {
    path: 'cdc',
    query: { entities: 'JournalEntry', changedSince: since },
  });
  const rows = ChangedEntries.parse(answer).CDCResponse.flatMap(({ QueryResponse }) =>
    QueryResponse.flatMap(({ JournalEntry }) => JournalEntry ?? []),
  );
  return posted.map(({ id, entryId, syncToken }) => {
    const there = rows.find(({ Id }) => Id === entryId);
    const changed =
      there?.status === 'Deleted'
        ? ('deleted' as const)
        : there?.SyncToken && there.SyncToken !== syncToken
          ? ('changed' as const)
          : null;
    return { id, changed };
  });
}

/** Compares the month's posted entries with the service and notes what is another there. */
export const checkPostings = companySecret({
  call,
  run: async (context, { body }) => {
    const ctx = await requireService(context);
    const { inCompany, companyId, actor, now } = ctx;
    const posted = (await inCompany((tx) => batchesOfMonth({ tx, companyId }, body))).filter(
      ({ entryId }) => entryId !== null,
    );
    const there = await orRefuse(actor.language, () => foundThere(ctx, posted));
    return inCompany(async (tx) => {
      const company = { tx, companyId };
      for (const { id, changed } of there)
        await tx
          .update(bookkeepingBatch)
          .set({ changedThere: changed })
          .where(and(scoped(company, bookkeepingBatch), eq(bookkeepingBatch.id, id)));
      const facts = { page: 'salaries', type: 'checkPostings', about: { month: monthNamed(body) } };
      await recordAudit(tx, { now, userId: actor.userId, companyId }, facts);
      return postingsOfMonth(company, body, actor.language);
    });
  },
});
