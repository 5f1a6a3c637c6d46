import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import type { OpenContext } from '#core/http/context.ts';
import { type PasswordLaw, passwordLawOf } from '../session/password-rules.ts';
import { hashSecret } from '../session/secret.ts';
import { giveBackTry, reserveTry, tryKey } from '../session/tries.ts';

const PER_ADDRESS = { limit: 20, minutes: 15 };

/** A link that is still good, and what a new password of the person must keep to. */
export type GoodLink = { id: number; userId: number; law: PasswordLaw };

type Row = { id: string; userId: string };

async function findLink(tx: Tx, token: string, now: Date): Promise<GoodLink | undefined> {
  const { rows } = await tx.execute<Row>(sql`
    select r."id", r."userId" from "password_reset" r join "app_user" u on u."id" = r."userId"
    where r."tokenHash" = ${hashSecret(token)} and r."usedAt" is null and r."expiresAt" > ${now.toISOString()}
      and u."status" = 1 and u."deletedAt" is null`);
  const row = rows[0];
  if (!row) return undefined;
  const userId = Number(row.userId);
  return { id: Number(row.id), userId, law: await passwordLawOf(tx, userId) };
}

/**
 * The link a token belongs to. A wrong token costs the address one of its tries, counted before the token is looked at; without one left a right
 * token looks like a wrong one.
 */
export async function tryToken(
  { asAccess, now, address }: OpenContext,
  token: string,
): Promise<GoodLink | undefined> {
  const key = tryKey('reset-address', address());
  const reserved = await asAccess((tx) => reserveTry(tx, key, PER_ADDRESS, now));
  return asAccess(async (tx) => {
    // Without a try nobody's token is looked for: that takes as long.
    const link = await findLink(tx, reserved ? token : '', now);
    if (link) await giveBackTry(tx, key);
    return link;
  });
}

/** Uses a link up, with every other link of the person. False: another request was quicker. */
export async function useUp(tx: Tx, { id, userId }: GoodLink, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { rows } = await tx.execute(sql`
    update "password_reset" set "usedAt" = ${at} where "id" = ${id} and "usedAt" is null and "expiresAt" > ${at} returning 1`);
  await endLinks(tx, userId, now);
  return rows.length === 1;
}

/** No link of the person is good any more. */
export async function endLinks(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.execute(
    sql`update "password_reset" set "usedAt" = ${now.toISOString()} where "userId" = ${userId} and "usedAt" is null`,
  );
}
