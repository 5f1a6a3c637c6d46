import { savePaymentReference as call } from '@paga/contract/filing';
import { and, eq } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { write } from '#core/http/handler.ts';
import { lockedMonth } from '#months/public.ts';
import { paymentReference } from '../table.ts';

export const savePaymentReference = write({
  call,
  load: async (ctx, { body }) => {
    const period = await lockedMonth(ctx, body);
    const stored = and(
      scoped(ctx, paymentReference),
      eq(paymentReference.periodId, period.id),
      eq(paymentReference.kind, body.kind),
    );
    const [before] = await ctx.tx.select().from(paymentReference).where(stored);
    return { period, stored, before: before?.reference ?? null };
  },
  run: async (ctx, { body: { kind, reference } }, { period, stored }) => {
    await ctx.tx.delete(paymentReference).where(stored);
    const row = { tenantId: ctx.companyId, periodId: period.id, kind, reference };
    if (reference !== '') await ctx.tx.insert(paymentReference).values(row);
    return undefined;
  },
  audit: ({ input: { body }, loaded: { period, before } }) => ({
    page: 'salaries',
    type: 'savePaymentReference',
    objectId: period.id,
    about: { month: monthNamed(period), kind: body.kind },
    old: { reference: before },
    new: { reference: body.reference || null },
  }),
});
