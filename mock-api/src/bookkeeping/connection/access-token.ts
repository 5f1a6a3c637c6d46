import { eq } from 'drizzle-orm';
import { DomainError } from '#core/domain-error.ts';
import type { ServiceClient } from '#core/http/service-access.ts';
import { bookkeepingConnection } from '../table.ts';
import type { ServiceContext } from './service-context.ts';
import {
  type Connection,
  findConnection,
  needReconnect,
  secretsOf,
  tokenColumns,
} from './stored-connection.ts';
import { tokensForRefresh } from './tokens.ts';

/** A good access token and the company of the service it is for. */
export type Ticket = { access: string; realmId: string };

/** One refresh of a company at a time in this process, so that those who wait hold no connection of the pool. */
const underWay = new Map<string, Promise<Ticket>>();

const notConnected = () => new DomainError('BOOKKEEPING_AUTHORIZATION_REQUIRED');

function ticketOf(
  ctx: ServiceContext,
  connection: Connection | undefined,
): { ticket: Ticket; refresh: string; client: ServiceClient } {
  const secrets = connection && secretsOf(ctx.service.keys, connection);
  if (!connection || !secrets || connection.state === 'reconnect') throw notConnected();
  const { access, refresh, client } = secrets;
  return { ticket: { access, realmId: connection.realmId }, refresh, client };
}

// The new pair is stored before it is used: the row stays locked until then, so that another server waits for it instead of asking for its own.
async function refreshed(ctx: ServiceContext, used: string | undefined): Promise<Ticket> {
  const ticket = await ctx.inCompany(async (tx) => {
    const own = { tx, companyId: ctx.companyId };
    const connection = await findConnection(own, { lock: true });
    const { ticket: known, refresh, client } = ticketOf(ctx, connection);
    const isFresh = connection !== undefined && connection.accessUntil > ctx.now && known.access !== used;
    if (isFresh) return known;
    const tokens = await tokensForRefresh(ctx.service, client, refresh, ctx.now);
    if (!tokens) {
      await needReconnect(own);
      return null;
    }
    const columns = tokenColumns(ctx.service.keys, ctx.companyId, client, tokens);
    await tx
      .update(bookkeepingConnection)
      .set(columns)
      .where(eq(bookkeepingConnection.tenantId, ctx.companyId));
    return { access: tokens.access, realmId: known.realmId };
  });
  if (!ticket) throw notConnected();
  return ticket;
}

function refreshOnce(ctx: ServiceContext, used: string | undefined): Promise<Ticket> {
  // Two servers of one process (tests) have keys of their own.
  const name = `${ctx.service.keys.current}/${ctx.companyId}`;
  const waiting = underWay.get(name) ?? refreshed(ctx, used).finally(() => underWay.delete(name));
  underWay.set(name, waiting);
  return waiting;
}

/** The company's access token, made new when it has ended, or when the service has refused `used`. Without a consent that holds: 411. */
export async function accessTicket(ctx: ServiceContext, used?: string): Promise<Ticket> {
  const connection = await ctx.inCompany((tx) => findConnection({ tx, companyId: ctx.companyId }));
  const { ticket } = ticketOf(ctx, connection);
  const isGood = connection !== undefined && connection.accessUntil > ctx.now && ticket.access !== used;
  return isGood ? ticket : refreshOnce(ctx, used);
}
