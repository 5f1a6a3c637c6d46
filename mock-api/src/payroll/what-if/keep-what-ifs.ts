import { createWhatIf, deleteWhatIf, getWhatIfs, updateWhatIf, WhatIfLimits } from '@paga/contract/payroll';
import { and, eq } from 'drizzle-orm';
import { monthNamed } from '#company/months/calendar-month.ts';
import { findPeriod, lockedMonth, requireOpen } from '#company/months/period.ts';
import { own } from '#core/db/own-rows.ts';
import { found, invalidField } from '#core/domain-error.ts';
import { read, write } from '#core/http/handler.ts';
import { whatIf } from '../rows/table.ts';
import { requireFreeName, requireGoodChanges } from './checked-changes.ts';
import { lockedWhatIf, requireChangeable, whatIfsOf, wireWhatIf, wireWhatIfs } from './what-if-rows.ts';

export const answerWhatIfs = read({
  call: getWhatIfs,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    return { sandboxes: period ? await wireWhatIfs(ctx, await whatIfsOf(ctx, period.id)) : [] };
  },
});

export const runCreateWhatIf = write({
  call: createWhatIf,
  load: (ctx, { body }) => lockedMonth(ctx, body),
  run: async (ctx, { body: { name, changes } }, period) => {
    requireOpen(period);
    await requireGoodChanges(ctx, period, changes);
    const there = await requireFreeName(ctx, period.id, name);
    if (there.length >= WhatIfLimits.sandboxes) throw invalidField('name', 'tooMany', 'The month has as many what-ifs as it may');
    const facts = { tenantId: ctx.companyId, periodId: period.id, createdBy: ctx.actor.userId, createdAt: ctx.now };
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

export const runUpdateWhatIf = write({
  call: updateWhatIf,
  load: (ctx, { params, body }) => lockedWhatIf(ctx, params.id, body.version),
  run: async (ctx, { body: { name, changes } }, whole) => {
    requireChangeable(whole);
    const { row, period } = whole;
    await requireGoodChanges(ctx, period, changes);
    await requireFreeName(ctx, period.id, name, row.id);
    const [saved] = await ctx.tx
      .update(whatIf)
      .set({ name, changes, version: row.version + 1 })
      .where(and(own(ctx, whatIf), eq(whatIf.id, row.id)))
      .returning();
    return wireWhatIf(ctx, found(saved));
  },
  audit: ({ loaded: { row, period }, answer }) => ({
    page: 'salaries',
    type: 'updateWhatIf',
    objectId: row.id,
    about: { month: monthNamed(period), whatIf: answer.name },
    old: { name: row.name, changes: row.changes },
    new: { name: answer.name, changes: answer.changes },
  }),
});

export const runDeleteWhatIf = write({
  call: deleteWhatIf,
  load: (ctx, { params, body }) => lockedWhatIf(ctx, params.id, body.version),
  run: async (ctx, _, { row }) => {
    await ctx.tx.delete(whatIf).where(and(own(ctx, whatIf), eq(whatIf.id, row.id)));
    return { deleted: true };
  },
  audit: ({ loaded: { row, period } }) => ({
    page: 'salaries',
    type: 'deleteWhatIf',
    objectId: row.id,
    about: { month: monthNamed(period) },
    old: { name: row.name, changes: row.changes },
  }),
});
