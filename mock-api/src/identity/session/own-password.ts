import { sql } from 'drizzle-orm';
import { DomainError } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { verifyPassword } from './password.ts';
import { forgetTries, noTryLeft, reserveTry, tryKey } from './tries.ts';

const TRIES = { limit: 5, minutes: 15 };

/**
 * The signed-in person's password, asked for again before something about the sign-in changes: an open session is not yet the person. Errors:
 * `CURRENT_PASSWORD_WRONG`, and after five of them `TOO_MANY_REQUESTS`.
 */
export async function requireOwnPassword(
  { asAccess, actor, now }: OwnContext,
  password: string,
): Promise<void> {
  const key = tryKey('change-password', actor.userId);
  const hash = await asAccess(async (tx) => {
    if (!(await reserveTry(tx, key, TRIES, now))) return undefined;
    const { rows } = await tx.execute<{ hash: string }>(
      sql`select "passwordHash" as "hash" from "app_user" where "id" = ${actor.userId}`,
    );
    return rows[0]?.hash;
  });
  if (hash === undefined) throw noTryLeft(TRIES);
  if (!(await verifyPassword(hash, password))) throw new DomainError('CURRENT_PASSWORD_WRONG');
  await asAccess((tx) => forgetTries(tx, key));
}
