import { createWhatIf as call, WhatIfLimits } from '@paga/contract/payroll';
import { monthNamed } from '#core/calendar-month.ts';
import { found, invalidField } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { lockedMonth, requireOpen } from '#months/public.ts';
import { requireFreeName, requireGoodChanges } from './checked-changes.ts';
import { whatIf } from './table.ts';
import { wireWhatIf } from './what-if-rows.ts';

export const createWhatIf = write({
  call,
  load: (ctx, { body }) => lockedMonth(ctx, body),
  run: async (ctx, { body: { name, changes } }, period) => {
    requireOpen(period);
    await requireGoodChanges(ctx, period, changes);
    const there = await requireFreeName(ctx, period.id, name);
    if (there.length >= WhatIfLimits.sandboxes)
      throw invalidField('name', 'tooMany', 'The month has as many what-ifs as it may');
    const facts = {
      tenantId: ctx.companyId,
      periodId: period.id,
      createdBy: ctx.actor.userId,
      createdAt: ctx.now,
    };
    const [row] = await ctx.tx
      .insert(whatIf)
      .values({ ...facts, name, changes })
      .returning();
    return wireWhatIf(ctx, found(row));
  },
  audit: ({ loaded, answer: { id, name, changes } }) => ({
    page: 'salaries',
    type: 'createWhatIf',
    objectId: id,
    about: { month: monthNamed(loaded) },
    new: { name, changes },
  }),
});
