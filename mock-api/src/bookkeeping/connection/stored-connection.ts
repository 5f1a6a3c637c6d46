import { eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { decryptValue, encryptValue } from '#core/encryption.ts';
import type { ServiceAccess, ServiceClient } from '#core/http/service-access.ts';
import type { KeyRing } from '#core/key-ring.ts';
import { bookkeepingConnection, bookkeepingSetting } from '../table.ts';
import type { Tokens } from './tokens.ts';

/** What a connection holds encrypted: never in an answer, a log, or a backup in the clear. */
type Secrets = { client: ServiceClient; access: string; refresh: string };
export type Connection = typeof bookkeepingConnection.$inferSelect;
type Setting = typeof bookkeepingSetting.$inferSelect;

/** The company's connection, or undefined; `lock` keeps others waiting until the transaction ends. */
export async function findConnection(ctx: InCompany, { lock = false } = {}): Promise<Connection | undefined> {
  const query = ctx.tx.select().from(bookkeepingConnection).where(scoped(ctx, bookkeepingConnection));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

export function secretsOf(keys: KeyRing, { tenantId, sealed }: Connection): Secrets | undefined {
  return decryptValue<Secrets>(keys, tenantId, sealed);
}

/** The columns of a connection that hold its tokens. */
export function tokenColumns(keys: KeyRing, companyId: number, client: ServiceClient, tokens: Tokens) {
  const { access, refresh, accessUntil, refreshUntil, hardUntil } = tokens;
  const secrets: Secrets = { client, access, refresh };
  return {
    sealed: encryptValue(keys, companyId, secrets),
    state: 'connected' as const,
    accessUntil,
    refreshUntil,
    hardUntil,
  };
}

/** Notes that the consent has ended: only a person can give it again. */
export async function needReconnect(ctx: InCompany): Promise<void> {
  await ctx.tx
    .update(bookkeepingConnection)
    .set({ state: 'reconnect' })
    .where(scoped(ctx, bookkeepingConnection));
}

/** What the company has chosen; undefined while it has chosen nothing. */
export async function findSetting(ctx: InCompany): Promise<Setting | undefined> {
  const [row] = await ctx.tx
    .select()
    .from(bookkeepingSetting)
    .where(eq(bookkeepingSetting.tenantId, ctx.companyId));
  return row;
}

/** Changes what the company has chosen. */
export async function storeSetting(
  ctx: InCompany,
  changed: Partial<Pick<Setting, 'paymentAccount' | 'postsClosed' | 'sealedClient'>>,
) {
  await ctx.tx
    .insert(bookkeepingSetting)
    .values({ tenantId: ctx.companyId, ...changed })
    .onConflictDoUpdate({
      target: bookkeepingSetting.tenantId,
      set: { tenantId: ctx.companyId, ...changed },
    });
}

/** The client the company asks for consent with: its own, else the installation's. */
export async function clientOf(ctx: InCompany, service: ServiceAccess): Promise<ServiceClient | undefined> {
  const { sealedClient } = (await findSetting(ctx)) ?? {};
  return (
    (sealedClient ? decryptValue<ServiceClient>(service.keys, ctx.companyId, sealedClient) : undefined) ??
    service.client
  );
}
