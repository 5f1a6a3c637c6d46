import { fullName } from '@paga/contract/full-name';
import { reportSickness as call, OPEN_SICKNESS } from '@paga/contract/requests';
import { and, eq } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { ownWrite } from '#core/http/own-handler.ts';
import { companyOf, ownPerson } from '#leave/public.ts';
import { sicknessReport } from '../table.ts';
import { drawnNote, keepNote } from './note-file.ts';
import { auditedSickness, wireSickness } from './sickness-rows.ts';

/** Reports sickness; the photo of the note is drawn anew before anything of it is kept. */
export const reportSickness = ownWrite({
  call,
  part: 'leave',
  atWork: true,
  load: async (ctx, { body: { from, to, note } }) => {
    const waiting = await ctx.tx
      .select({ from: sicknessReport.from, to: sicknessReport.to })
      .from(sicknessReport)
      .where(and(ownRowsOf(ctx, sicknessReport), eq(sicknessReport.state, 'reported')));
    if (waiting.some((other) => other.from <= to && other.to >= from)) throw new DomainError('CONFLICT');
    if (waiting.length >= OPEN_SICKNESS) throw new DomainError('REQUESTS_WAITING');
    return { person: await ownPerson(ctx), picture: note && (await drawnNote(note)) };
  },
  run: async (ctx, { body: { from, to } }, { picture }) => {
    const { companyId: tenantId, employeeId } = ctx.own;
    const noteKey = picture ? await keepNote({ ...ctx, companyId: tenantId }, picture) : null;
    const rows = await ctx.tx
      .insert(sicknessReport)
      .values({ tenantId, employeeId, from, to, noteKey, reportedAt: ctx.now })
      .returning();
    const [wire] = await wireSickness(companyOf(ctx), rows);
    return found(wire);
  },
  audit: ({ answer, loaded: { person } }) => ({
    ...{ page: 'requests', type: 'reportSickness', objectId: answer.id },
    about: { employee: fullName(person) },
    new: { ...auditedSickness(answer), withNote: answer.hasNote },
  }),
});
