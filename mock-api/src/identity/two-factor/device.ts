import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { hashSecret, newSecret } from '../session/secret.ts';

const TRUSTED_DAYS = 30;

/** Whether somebody with this e-mail has signed in with this browser before: strangers cannot lock it out. */
export async function isKnownDevice(tx: Tx, email: string, secret: string | undefined): Promise<boolean> {
  if (secret === undefined) return false;
  const { rows } = await tx.execute(sql`
    select 1 from "known_device" d join "app_user" u on u."id" = d."userId"
    where d."tokenHash" = ${hashSecret(secret)} and lower(u."email") = lower(${email})`);
  return rows.length > 0;
}

/** Whether the person need not take the two-factor step on this browser. */
export async function isTrustedDevice(
  tx: Tx,
  userId: number,
  secret: string | undefined,
  now: Date,
): Promise<boolean> {
  if (secret === undefined) return false;
  const { rows } = await tx.execute(sql`
    select 1 from "known_device" where "userId" = ${userId} and "tokenHash" = ${hashSecret(secret)} and "trustedUntil" > ${now.toISOString()}`);
  return rows.length > 0;
}

/** From now on every browser of the person takes the two-factor step again. */
export async function distrustDevices(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`update "known_device" set "trustedUntil" = null where "userId" = ${userId}`);
}

/** How a person came in: `secret` is what the browser's cookie says, `trust` also spares it the two-factor step for 30 days. */
type SignIn = { userId: number; secret: string | undefined; now: Date; label?: string; trust?: boolean };

/**
 * Notes a full sign-in of a browser and answers with its new secret. Always a new one, for everybody who uses that browser: a secret that
 * somebody planted there is worth nothing afterwards.
 */
export async function rememberDevice(
  tx: Tx,
  { userId, secret, now, label = '', trust = false }: SignIn,
): Promise<string> {
  const fresh = newSecret();
  const at = now.toISOString();
  const trustedUntil = trust ? new Date(now.getTime() + TRUSTED_DAYS * 86_400_000).toISOString() : null;
  if (secret !== undefined)
    await tx.execute(
      sql`update "known_device" set "tokenHash" = ${hashSecret(fresh)} where "tokenHash" = ${hashSecret(secret)}`,
    );
  await tx.execute(sql`
    insert into "known_device" as d ("userId", "tokenHash", "label", "trustedUntil", "createdAt", "lastUsedAt")
    values (${userId}, ${hashSecret(fresh)}, ${label}, ${trustedUntil}, ${at}, ${at})
    on conflict ("userId", "tokenHash") do update set "lastUsedAt" = excluded."lastUsedAt",
      "label" = case when excluded."label" = '' then d."label" else excluded."label" end,
      "trustedUntil" = coalesce(excluded."trustedUntil", d."trustedUntil")`);
  return fresh;
}
