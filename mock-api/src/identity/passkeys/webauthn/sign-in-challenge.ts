import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import { hashSecret, newSecret } from '#identity/session/secret.ts';
import { challengeEnds, randomChallenge } from './challenge.ts';

/** A challenge for a browser that nobody knows yet: `cookie` is what that browser has to show with the answer. */
export async function newSignInChallenge(tx: Tx, now: Date): Promise<{ cookie: string; challenge: string }> {
  const [cookie, challenge] = [newSecret(), randomChallenge()];
  await tx.execute(sql`
    insert into "sign_in_challenge" ("cookieHash", "challenge", "expiresAt") values (${hashSecret(cookie)}, ${challenge}, ${challengeEnds(now)})`);
  return { cookie, challenge };
}

/** Takes the challenge of this browser away, so that of any number of answers one is looked at. Errors: `PASSKEY_CHALLENGE_OVER`. */
export async function takeSignInChallenge(tx: Tx, cookie: string | undefined, now: Date): Promise<string> {
  const { rows } = await tx.execute<{ challenge: string }>(sql`
    delete from "sign_in_challenge" where "cookieHash" = ${hashSecret(cookie ?? '')} and "expiresAt" > ${now.toISOString()} returning "challenge"`);
  const [taken] = rows;
  if (!taken) throw new DomainError('PASSKEY_CHALLENGE_OVER');
  return taken.challenge;
}
