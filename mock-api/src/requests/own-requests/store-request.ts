import { type AskedRequest, OPEN_OF_PERSON } from '@paga/contract/requests';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { OwnEmployeeContext } from '#core/http/context.ts';
import { request } from '../table.ts';
import { deciderNames, type StoredRequest, wireRequest } from '../wire-request.ts';

/** Most requests that one's own page shows. */
const SHOWN = 100;

/** The requests of the person whose page it is, the newest first. */
export async function ownRequests(ctx: OwnEmployeeContext, where?: SQL): Promise<StoredRequest[]> {
  return ctx.tx
    .select()
    .from(request)
    .where(and(ownRowsOf(ctx, request), where))
    .orderBy(desc(request.id))
    .limit(SHOWN);
}

/** Stored requests as their person sees them. */
export async function wireOwn(
  { tx, own }: OwnEmployeeContext,
  rows: readonly StoredRequest[],
): Promise<AskedRequest[]> {
  const names = await deciderNames({ tx, companyId: own.companyId }, rows);
  return rows.map((row) => wireRequest(row, names));
}

type Asked = Pick<typeof request.$inferInsert, 'kind' | 'patch' | 'base'>;

/** Stores what the person asks for. Errors: `REQUESTS_WAITING` while too many wait. */
export async function storeRequest(ctx: OwnEmployeeContext, asked: Asked): Promise<AskedRequest> {
  const [waiting] = await ctx.tx
    .select({ count: count() })
    .from(request)
    .where(and(ownRowsOf(ctx, request), eq(request.state, 'asked')));
  if ((waiting?.count ?? 0) >= OPEN_OF_PERSON) throw new DomainError('REQUESTS_WAITING');
  const { companyId: tenantId, employeeId } = ctx.own;
  const [row] = await ctx.tx
    .insert(request)
    .values({ ...asked, tenantId, employeeId, askedBy: employeeId, askedAt: ctx.now })
    .returning();
  const [wire] = await wireOwn(ctx, [found(row)]);
  return found(wire);
}
