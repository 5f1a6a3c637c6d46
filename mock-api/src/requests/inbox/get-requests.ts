import { getRequests as call, OPEN_REQUESTS, REQUEST_PAGE_SIZE } from '@paga/contract/requests';
import { RoleId } from '@paga/contract/shapes';
import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { request } from '../table.ts';
import { officeRequests } from '../wire-request.ts';

/** What waits for the office, or what it has decided. */
export const getRequests = read({
  call,
  run: async (ctx, { query: { of, page } }) => {
    const { state, kind, askedAt, decidedAt } = request;
    const where = and(
      (of === 'open' ? eq : ne)(state, 'asked'),
      ctx.actor.roleId === RoleId.companyUser ? ne(kind, 'question') : undefined,
    );
    const [all] = await ctx.tx
      .select({ total: count() })
      .from(request)
      .where(and(scoped(ctx, request), where));
    const shown =
      of === 'open'
        ? { order: asc(askedAt), limit: OPEN_REQUESTS }
        : { order: desc(decidedAt), limit: REQUEST_PAGE_SIZE, offset: (page - 1) * REQUEST_PAGE_SIZE };
    return { data: await officeRequests(ctx, { where, ...shown }), meta: { total: all?.total ?? 0 } };
  },
});
