import { settleSickness as call } from '@paga/contract/requests';
import { and, eq } from 'drizzle-orm';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { bookSickLeave } from '#leave/public.ts';
import { mailAnswered } from '../inbox/mail-answered.ts';
import { sicknessReport } from '../table.ts';
import { auditedSickness, officeReport } from './sickness-rows.ts';

/** Books reported sickness by the ordinary write, or sets it aside; the row is locked, so of two the second finds it settled. */
export const settleSickness = write({
  call,
  load: async (ctx, { params }) => {
    const [row] = await ctx.tx
      .select()
      .from(sicknessReport)
      .where(and(scoped(ctx, sicknessReport), eq(sicknessReport.id, params.id)))
      .for('update');
    if (found(row).state !== 'reported') throw new DomainError('CONFLICT');
    return { row: found(row), audit: [] as AuditFacts[] };
  },
  run: async (ctx, { body: { settle, giveBackAnnual = false, answer = null } }, { row, audit }) => {
    const { id, from, to, employeeId } = row;
    const createdBy = ctx.actor.userId;
    const booked =
      settle === 'book'
        ? await bookSickLeave(ctx, employeeId, { from, to, givesBack: giveBackAnnual, createdBy })
        : { objectId: null, audit: [] };
    if (!('refusal' in booked)) {
      audit.push(...booked.audit);
      const state = settle === 'book' ? 'booked' : 'setAside';
      await ctx.tx
        .update(sicknessReport)
        .set({ state, settledBy: createdBy, settledAt: ctx.now, answer, vacationId: booked.objectId })
        .where(and(scoped(ctx, sicknessReport), eq(sicknessReport.id, id)));
      await mailAnswered(ctx, { id, employeeId, of: 'sickness' });
    }
    return {
      sickness: await officeReport(ctx, id),
      refusal: 'refusal' in booked ? booked.refusal : null,
    };
  },
  audit: ({ answer: { sickness, refusal }, loaded: { row, audit } }) => {
    if (refusal !== null) return null;
    const type = sickness.state === 'booked' ? 'bookSickness' : 'setSicknessAside';
    return [
      ...audit,
      {
        ...{ page: 'requests', type, objectId: row.id, about: { employee: sickness.employeeName } },
        new: { ...auditedSickness(row), ...(sickness.answer && { note: sickness.answer }) },
      },
    ];
  },
});
