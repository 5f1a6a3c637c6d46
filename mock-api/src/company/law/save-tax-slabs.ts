import { saveTaxSlabs as call } from '@paga/contract/company/law/taxes';
import { EmployerTier } from '@paga/contract/shapes';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { personWrite } from '#core/http/handler.ts';
import { requireUnpaid } from './paid-from.ts';
import { taxTable } from './table.ts';
import { storedBands, wireTaxes } from './tax-tables.ts';

/** The table as an audit line shows it. */
export const audited = ({
  validFrom,
  tier,
  source,
  bands,
}: Pick<typeof taxTable.$inferSelect, 'validFrom' | 'tier' | 'source' | 'bands'>) => ({
  validFrom,
  tier,
  law: source,
  ...Object.fromEntries(
    bands.map(({ from, to, percentage }, index) => [
      `band${index + 1}`,
      `${from / 100}-${to === null ? '' : to / 100}: ${percentage} %`,
    ]),
  ),
});

async function tableOf(tx: Tx, tier: number, validFrom: string) {
  const [table] = await tx
    .select()
    .from(taxTable)
    .where(and(eq(taxTable.tier, tier), eq(taxTable.validFrom, validFrom)))
    .for('update');
  return table;
}

/** Adds a table; one of the same date is replaced by a new one, never rewritten, and only while no salary was paid from it. */
export const saveTaxSlabs = personWrite({
  call,
  load: async ({ tx, today }, { body }) => {
    const old = await tableOf(tx, body.tier ?? EmployerTier.primary, body.validFrom ?? today);
    if (old) await requireUnpaid(tx, old, today);
    return old;
  },
  run: async (ctx, { body }, old) => {
    if (old) await ctx.tx.delete(taxTable).where(eq(taxTable.id, old.id));
    const fresh = {
      tier: body.tier ?? EmployerTier.primary,
      validFrom: body.validFrom ?? ctx.today,
      source: body.law ?? '',
      bands: storedBands(body.saveTaxSlabs),
      createdBy: ctx.actor.userId,
      createdAt: ctx.now,
    };
    const [row] = await ctx.tx
      .insert(taxTable)
      .values(fresh)
      .onConflictDoNothing()
      .returning({ id: taxTable.id });
    if (!row) throw new DomainError('CONFLICT');
    return found((await wireTaxes(ctx)).find((table) => table.id === row.id));
  },
  audit: ({ input: { body }, loaded, answer }) => ({
    page: 'taxes',
    type: loaded ? 'update' : 'create',
    objectId: answer.id,
    old: loaded ? audited(loaded) : null,
    new: audited({
      tier: answer.tier,
      validFrom: answer.validFrom,
      source: body.law ?? '',
      bands: storedBands(body.saveTaxSlabs),
    }),
  }),
});
