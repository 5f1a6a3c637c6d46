import { saveMinimumWage as call } from '@paga/contract/company/law/minimum-wage';
import { toCents } from '@paga/payroll';
import { eq } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import { personWrite } from '#core/http/handler.ts';
import { audited, wireWages } from './minimum-wages.ts';
import { minimumWage } from './table.ts';

/** Adds a minimum wage; one of the same date is replaced. It is compared with, and changes no salary, so that none can have been paid from it. */
export const saveMinimumWage = personWrite({
  call,
  load: async ({ tx }, { body }) =>
    (await tx.select().from(minimumWage).where(eq(minimumWage.validFrom, body.validFrom)).for('update'))[0],
  run: async (ctx, { body }) => {
    const values = {
      validFrom: body.validFrom,
      source: body.law ?? '',
      amount: toCents(body.amount),
      youngAmount: body.youngAmount == null ? null : toCents(body.youngAmount),
      youngBelowAge: body.youngBelowAge ?? null,
      createdBy: ctx.actor.userId,
      createdAt: ctx.now,
    };
    await ctx.tx
      .insert(minimumWage)
      .values(values)
      .onConflictDoUpdate({ target: minimumWage.validFrom, set: values });
    return found((await wireWages(ctx)).find((wage) => wage.validFrom === body.validFrom));
  },
  audit: ({ loaded, answer: { id, validFrom, amount, youngAmount, youngBelowAge, law } }) => ({
    page: 'minimumWage',
    type: loaded ? 'update' : 'create',
    objectId: id,
    old: loaded ? audited(loaded) : null,
    new: { validFrom, amount, youngAmount, youngBelowAge, law: law ?? '' },
  }),
});
