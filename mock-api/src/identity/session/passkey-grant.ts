import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Actor } from '#core/http/context.ts';

const GRANT_MINUTES = 5;

type InSession = { actor: Pick<Actor, 'sessionId'>; companyId: number; now: Date };

/** Lets the session make the calls that are declared with `passkey`, in this company and for 5 minutes; until when. */
export async function grantByPasskey(tx: Tx, { actor, companyId, now }: InSession): Promise<string> {
  const until = new Date(now.getTime() + GRANT_MINUTES * 60_000).toISOString();
  await tx.execute(sql`
    insert into "passkey_grant" ("sessionId", "tenantId", "until") values (${actor.sessionId}, ${companyId}, ${until})
    on conflict ("sessionId", "tenantId") do update set "until" = excluded."until"`);
  return until;
}

async function isGranted(tx: Tx, { actor, companyId, now }: InSession): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from "passkey_grant"
    where "sessionId" = ${actor.sessionId} and "tenantId" = ${companyId} and "until" > ${now.toISOString()}`);
  return rows.length > 0;
}

/** A passkey confirmed in this session, whatever the company asks for. Errors: `PASSKEY_NEEDED`. */
export async function requirePasskeyGrant(tx: Tx, where: InSession): Promise<void> {
  if (!(await isGranted(tx, where))) throw new DomainError('PASSKEY_NEEDED');
}

/**
 * The same in a company that asks for it; another one lets pass. Within a transaction of that company, or one that sees all of them.
 * Errors: `PASSKEY_NEEDED`.
 */
export async function requirePasskeyWhereAsked(tx: Tx, where: InSession): Promise<void> {
  const { rows } = await tx.execute(
    sql`select 1 from "tenant" where "id" = ${where.companyId} and "passkeyRequired"`,
  );
  if (rows.length > 0) await requirePasskeyGrant(tx, where);
}
