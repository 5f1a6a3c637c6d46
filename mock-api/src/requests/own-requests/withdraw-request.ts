import { fullName } from '@paga/contract/full-name';
import { withdrawRequest as call } from '@paga/contract/requests';
import { and, eq } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { ownWrite } from '#core/http/own-handler.ts';
import { ownPerson } from '#leave/public.ts';
import { auditedRequest } from '../audited-request.ts';
import { request } from '../table.ts';
import { ownRequests, wireOwn } from './store-request.ts';

/** Takes back a request that waits. One that is decided meanwhile is not written over: its row no longer waits when it is the turn of this write. */
export const withdrawRequest = ownWrite({
  call,
  atWork: true,
  load: async (ctx, { params }) => {
    const [row] = await ownRequests(ctx, eq(request.id, params.id));
    if (found(row).state !== 'asked') throw new DomainError('CONFLICT');
    return { row: found(row), person: await ownPerson(ctx) };
  },
  run: async (ctx, { params }) => {
    const rows = await ctx.tx
      .update(request)
      .set({ state: 'withdrawn', decidedAt: ctx.now })
      .where(and(ownRowsOf(ctx, request), eq(request.id, params.id), eq(request.state, 'asked')))
      .returning();
    if (rows.length === 0) throw new DomainError('CONFLICT');
    const [wire] = await wireOwn(ctx, rows);
    return found(wire);
  },
  audit: ({ loaded: { row, person } }) => ({
    ...{ page: 'requests', type: 'withdrawRequest', objectId: row.id },
    about: { employee: fullName(person) },
    old: auditedRequest(row),
  }),
});
