import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { callService } from '../connection/call-service.ts';
import type { ServiceContext } from '../connection/service-context.ts';
import { ServiceRefusal } from '../connection/service-error.ts';
import { Party, rowsOf } from '../connection/service-shapes.ts';
import { bookkeepingParty } from '../table.ts';

type Kind = (typeof bookkeepingParty.$inferSelect)['kind'];
type Sent = {
  kind: Kind;
  objectId: number;
  entity: 'Employee' | 'Customer';
  fields: Record<string, unknown>;
  name: string;
  parent?: string;
};

const NAME_TAKEN = '6240';

/** What the service calls our objects of a kind. */
export async function partiesOf(ctx: InCompany, kind: Kind): Promise<Map<number, string>> {
  const { objectId, serviceId } = bookkeepingParty;
  const rows = await ctx.tx
    .select({ objectId, serviceId })
    .from(bookkeepingParty)
    .where(and(scoped(ctx, bookkeepingParty), eq(bookkeepingParty.kind, kind)));
  return new Map(rows.map((row) => [row.objectId, row.serviceId]));
}

/** Notes what the service calls an object. */
export async function noteParty(
  ctx: InCompany,
  kind: Kind,
  objectId: number,
  serviceId: string,
): Promise<void> {
  const row = { tenantId: ctx.companyId, kind, objectId, serviceId };
  const { tenantId, kind: kindOf, objectId: object } = bookkeepingParty;
  await ctx.tx
    .insert(bookkeepingParty)
    .values(row)
    .onConflictDoUpdate({ target: [tenantId, kindOf, object], set: { serviceId } });
}

/** The name as the service takes it: no colon, at most 100 characters. */
export const serviceName = (name: string): string => name.replaceAll(':', '-').slice(0, 100);

/** Who has the name there already: within the same parent, as names of sub-customers are. */
async function existing(ctx: ServiceContext, { entity, name, parent }: Sent): Promise<string | undefined> {
  const query = `select * from ${entity} where DisplayName = '${name.replace(/[\\']/g, '\\$&')}'`;
  const rows = rowsOf(entity, Party.extend({ ParentRef: z.object({ value: z.string() }).optional() })).parse(
    await callService(ctx, { path: 'query', query: { query } }),
  );
  return rows.find(({ ParentRef }) => ParentRef?.value === parent)?.Id;
}

/** Makes an object in the service, or finds the one that has its name already; notes its id at once. The `requestId` is the object's own, so that a repetition makes no second. */
export async function sendParty(ctx: ServiceContext, sent: Sent): Promise<string> {
  const { kind, objectId, entity, fields } = sent;
  const made = async () => {
    const requestId = `paga-${ctx.companyId}-${kind}-${objectId}`;
    const answer = (await callService(ctx, {
      path: entity.toLowerCase(),
      body: fields,
      requestId,
    })) as Record<string, unknown>;
    return Party.parse(answer[entity]).Id;
  };
  const id = await made().catch(async (error: unknown) => {
    const known =
      error instanceof ServiceRefusal && error.code === NAME_TAKEN ? await existing(ctx, sent) : undefined;
    if (known === undefined) throw error;
    return known;
  });
  await ctx.inCompany((tx) => noteParty({ tx, companyId: ctx.companyId }, kind, objectId, id));
  return id;
}
