import { randomUUID } from 'node:crypto';
import type { PostingLanguage } from '@paga/contract/bookkeeping';
import { monthEnd } from '@paga/payroll';
import { and, eq, inArray } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { MonthWriter, Period } from '#months/public.ts';
import { bookkeepingBatch, bookkeepingRow } from '../table.ts';
import { entryBody, reversalBody } from './entry-body.ts';
import { sumOf } from './entry-lines.ts';
import type { Plan } from './plan-posting.ts';
import { entryText } from './posting-text.ts';

type Where = { period: Period; realmId: string; language: PostingLanguage };

const ROWS_AT_ONCE = 1000;

function head({ year, month }: Period) {
  const requestId = randomUUID();
  const docNumber = `PAGA-${year}${String(month).padStart(2, '0')}-${requestId.slice(0, 8)}`;
  return { requestId, docNumber, day: monthEnd(year, month) };
}

/**
 * Stores what a plan will send, before anything is sent: reversals, then the entry, each with its request id and its body. The salaries change hands in
 * the same transaction, so that nobody else posts them.
 */
export async function storeRun(
  ctx: MonthWriter,
  plan: Plan,
  { period, realmId, language }: Where,
): Promise<string> {
  const run = randomUUID();
  const common = {
    tenantId: ctx.companyId,
    periodId: period.id,
    run,
    realmId,
    status: 'waiting' as const,
    createdBy: ctx.actor.userId,
    createdAt: ctx.now,
  };
  for (const [position, batch] of plan.reversed.entries()) {
    const facts = head(period);
    const body = reversalBody(facts, batch.body);
    await ctx.tx.insert(bookkeepingBatch).values({
      ...common,
      ...facts,
      kind: 'reversal',
      reversesId: batch.id,
      position,
      body,
      amount: batch.amount,
    });
  }
  const ids = plan.reversed.map(({ id }) => id);
  if (ids.length > 0)
    await ctx.tx
      .update(bookkeepingRow)
      .set({ holds: false })
      .where(
        and(
          scoped(ctx, bookkeepingRow),
          inArray(bookkeepingRow.batchId, ids),
          eq(bookkeepingRow.holds, true),
        ),
      );
  if (plan.rows.length > 0) await storeEntry(ctx, plan, { common, period, language });
  return run;
}

type Common = Pick<
  typeof bookkeepingBatch.$inferInsert,
  'tenantId' | 'periodId' | 'run' | 'realmId' | 'status' | 'createdBy' | 'createdAt'
>;

async function storeEntry(
  ctx: MonthWriter,
  plan: Plan,
  { common, period, language }: { common: Common; period: Period; language: PostingLanguage },
) {
  const facts = head(period);
  const body = entryBody(facts, plan.lines, entryText(language, period));
  const amount = sumOf(plan.lines, 'debit');
  const values = {
    ...common,
    ...facts,
    kind: 'entry' as const,
    position: plan.reversed.length,
    body,
    amount,
  };
  const [made] = await ctx.tx.insert(bookkeepingBatch).values(values).returning({ id: bookkeepingBatch.id });
  const batchId = found(made).id;
  const rows = plan.rows.map(({ employeeId, figures, fingerprint }) => ({
    ...{
      tenantId: ctx.companyId,
      batchId,
      periodId: period.id,
      employeeId,
      figures,
      fingerprint,
      holds: true,
    },
  }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await ctx.tx.insert(bookkeepingRow).values(rows.slice(at, at + ROWS_AT_ONCE));
}
