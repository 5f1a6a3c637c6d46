import { sql } from 'drizzle-orm';
import { DomainError } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { verifyPassword } from '../session/password.ts';
import { forgetTries, reserveTry, tryKey } from '../session/tries.ts';

const TRIES = { limit: 5, minutes: 15 };

/** The password again, before sign-in facts change; counted before it is looked at. Errors: `TOO_MANY_REQUESTS`, `CURRENT_PASSWORD_WRONG`. */
export async function requireOwnPassword(
  { asAccess, actor, now }: OwnContext,
  password: string,
): Promise<void> {
  const key = tryKey('change-password', actor.userId);
  const stored = await asAccess(async (tx) => {
    if (!(await reserveTry(tx, key, TRIES, now))) return undefined;
    const { rows } = await tx.execute<{ hash: string }>(
      sql`select "passwordHash" as "hash" from "app_user" where "id" = ${actor.userId}`,
    );
    return rows[0];
  });
  if (!stored) throw new DomainError('TOO_MANY_REQUESTS');
  if (!(await verifyPassword(stored.hash, password))) throw new DomainError('CURRENT_PASSWORD_WRONG');
  await asAccess((tx) => forgetTries(tx, key));
}
