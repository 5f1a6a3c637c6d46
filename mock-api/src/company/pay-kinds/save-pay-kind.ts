import { savePayKind as call, PayKindLimits } from '@paga/contract/company/pay-kinds';
import { and, eq, ne, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found, invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { wireKind } from './pay-kinds.ts';
import { payKind } from './table.ts';

const stored = (ctx: Context, id: number) => and(scoped(ctx, payKind), eq(payKind.id, id));

async function refuseTaken(ctx: Context, name: string, id: number): Promise<void> {
  const sameName = and(
    scoped(ctx, payKind),
    ne(payKind.id, id),
    sql`lower(${payKind.name}) = lower(${name})`,
  );
  if ((await ctx.tx.$count(payKind, sameName)) > 0)
    throw invalidField('kind.name', 'taken', 'Another kind of pay has this name');
  if (id === 0 && (await ctx.tx.$count(payKind, scoped(ctx, payKind))) >= PayKindLimits.kinds)
    throw new DomainError('VALIDATION_FAILED', {
      message: `A company has at most ${PayKindLimits.kinds} kinds of pay`,
    });
}

export const savePayKind = write({
  call,
  load: async (ctx, { body: { kindId, kind } }) => {
    if (kindId === undefined) return null;
    const [row] = await ctx.tx.select().from(payKind).where(stored(ctx, kindId)).for('update');
    const before = wireKind(found(row));
    if (before.field !== kind.field)
      throw invalidField('kind.field', 'fixed', 'A kind of pay keeps the field it enters');
    return before;
  },
  run: async (ctx, { body: { kind } }, before) => {
    await refuseTaken(ctx, kind.name, before?.id ?? 0);
    const values = { ...kind, account: kind.account || null };
    const [saved] = before
      ? await ctx.tx.update(payKind).set(values).where(stored(ctx, before.id)).returning()
      : await ctx.tx
          .insert(payKind)
          .values({ tenantId: ctx.companyId, ...values })
          .returning();
    return wireKind(found(saved));
  },
  audit: ({ loaded, answer: { id, ...kind } }) => {
    const { id: _, ...before } = loaded ?? { id: 0 };
    return {
      page: 'configurations',
      type: 'savePayKind',
      objectId: id,
      about: { payKind: kind.name },
      old: loaded && before,
      new: kind,
    };
  },
});
