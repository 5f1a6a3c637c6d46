import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';

/** How long a challenge is good, and how long a browser may ask its person. */
const MINUTES = 3;
export const ASKED_FOR_MS = MINUTES * 60_000;

/** What is to be signed for: by which session, for what, and in which company where it is a confirmation. */
export type Purpose = { sessionId: number } & (
  | { purpose: 'add' | 'signIn' }
  | { purpose: 'grant'; companyId: number | undefined }
);

const companyOf = (asked: Purpose) => (asked.purpose === 'grant' ? (asked.companyId ?? null) : null);

/** 256 random bits. */
export const randomChallenge = () => randomBytes(32).toString('base64url');

/** Until when a challenge is good that is made now. */
export const challengeEnds = (now: Date) => new Date(now.getTime() + ASKED_FOR_MS).toISOString();

/** A new challenge of 256 random bits; the one before for the same purpose is worth nothing then. */
export async function newChallenge(tx: Tx, asked: Purpose, now: Date): Promise<string> {
  const challenge = randomChallenge();
  await tx.execute(sql`
    insert into "passkey_challenge" ("sessionId", "purpose", "challenge", "tenantId", "expiresAt")
    values (${asked.sessionId}, ${asked.purpose}, ${challenge}, ${companyOf(asked)}, ${challengeEnds(now)})
    on conflict ("sessionId", "purpose") do update set "challenge" = excluded."challenge", "tenantId" = excluded."tenantId", "expiresAt" = excluded."expiresAt"`);
  return challenge;
}

/** Takes the challenge away, so that of any number of answers one is looked at. Errors: `PASSKEY_CHALLENGE_OVER`. */
export async function takeChallenge(tx: Tx, asked: Purpose, now: Date): Promise<string> {
  const { rows } = await tx.execute<{ challenge: string }>(sql`
    delete from "passkey_challenge" where "sessionId" = ${asked.sessionId} and "purpose" = ${asked.purpose}
      and "tenantId" is not distinct from ${companyOf(asked)}::bigint and "expiresAt" > ${now.toISOString()} returning "challenge"`);
  const [taken] = rows;
  if (!taken) throw new DomainError('PASSKEY_CHALLENGE_OVER');
  return taken.challenge;
}
