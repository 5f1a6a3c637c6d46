import { updateContribution as call } from '@paga/contract/company/contributions';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { inUse } from '../law/paid-from.ts';
import { salaryMonths } from '../salary-months.ts';
import { contributionSetting } from '../settings/table.ts';
import { wireContribution } from './get-contribution.ts';

/** Contributions from a payment date on; those of the same date are replaced, and only while no salary was paid with them. */
export const updateContribution = write({
  call,
  load: async (ctx, { body }) => {
    const validFrom = body.validFrom ?? ctx.today;
    const [old] = await ctx.tx
      .select()
      .from(contributionSetting)
      .where(and(scoped(ctx, contributionSetting), eq(contributionSetting.validFrom, validFrom)))
      .for('update');
    if (old && (await salaryMonths.ask.isPaidFrom(ctx, ctx.today, { contribution: old.id })))
      throw inUse('validFrom');
    return old;
  },
  run: async (ctx, { body }, old) => {
    if (old)
      await ctx.tx
        .delete(contributionSetting)
        .where(and(scoped(ctx, contributionSetting), eq(contributionSetting.id, old.id)));
    const values = {
      tenantId: ctx.companyId,
      validFrom: body.validFrom ?? ctx.today,
      employerContribute: String(body.employerContribute),
      personalContribute: String(body.personalContribute),
      createdBy: ctx.actor.userId,
      createdAt: ctx.now,
    };
    const [row] = await ctx.tx.insert(contributionSetting).values(values).onConflictDoNothing().returning();
    if (!row) throw new DomainError('CONFLICT');
    return wireContribution(row);
  },
  audit: ({ loaded, answer: { contributeId, ...fresh } }) => {
    const before = loaded && wireContribution(loaded);
    return {
      page: 'contributions',
      type: loaded ? 'update' : 'create',
      objectId: contributeId,
      old: before
        ? {
            validFrom: before.validFrom,
            employerContribute: before.employerContribute,
            personalContribute: before.personalContribute,
          }
        : null,
      new: fresh,
    };
  },
});
