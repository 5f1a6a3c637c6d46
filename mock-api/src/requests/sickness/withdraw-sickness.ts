import { fullName } from '@paga/contract/full-name';
import { withdrawSickness as call } from '@paga/contract/requests';
import { and, eq } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { ownWrite } from '#core/http/own-handler.ts';
import { companyOf, ownPerson } from '#leave/public.ts';
import { sicknessReport } from '../table.ts';
import { auditedSickness, wireSickness } from './sickness-rows.ts';

/** Takes back a report that nobody has settled. One that is settled meanwhile is not written over. */
export const withdrawSickness = ownWrite({
  call,
  part: 'leave',
  atWork: true,
  load: async (ctx, { params }) => {
    const [row] = await ctx.tx
      .select()
      .from(sicknessReport)
      .where(and(ownRowsOf(ctx, sicknessReport), eq(sicknessReport.id, params.id)));
    if (found(row).state !== 'reported') throw new DomainError('CONFLICT');
    return { row: found(row), person: await ownPerson(ctx) };
  },
  run: async (ctx, _input, { row }) => {
    const rows = await ctx.tx
      .update(sicknessReport)
      .set({ state: 'withdrawn', settledAt: ctx.now })
      .where(
        and(
          ownRowsOf(ctx, sicknessReport),
          eq(sicknessReport.id, row.id),
          eq(sicknessReport.state, 'reported'),
        ),
      )
      .returning();
    if (rows.length === 0) throw new DomainError('CONFLICT');
    const [wire] = await wireSickness(companyOf(ctx), rows);
    return found(wire);
  },
  audit: ({ loaded: { row, person } }) => ({
    ...{ page: 'requests', type: 'withdrawSickness', objectId: row.id },
    about: { employee: fullName(person) },
    old: auditedSickness(row),
  }),
});
