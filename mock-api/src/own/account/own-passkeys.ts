import {
  MOST_PASSKEYS,
  type NewCredential,
  type PasskeyCreation,
  type SignedCredential,
} from '@paga/contract/identity/passkeys';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OpenContext } from '#core/http/context.ts';
import {
  ALGORITHMS,
  ASKED_FOR_MS,
  newSignInChallenge,
  relyingParty,
  takeSignInChallenge,
  verifiedNew,
  verifiedSigned,
} from '#identity/public.ts';
import { mailAccount } from './mail-account.ts';
import { reservePasskey } from './own-tries.ts';

/** A passkey of an own account, as it is stored. */
export type StoredOwnPasskey = {
  id: string;
  accountId: string;
  credentialId: string;
  publicKey: string;
  transports: string[];
  name: string;
  synced: boolean;
  createdAt: string | Date;
  lastUsedAt: string | Date | null;
};

/** The passkeys of an account, the oldest first. */
export async function ownPasskeysOf(tx: Tx, accountId: number): Promise<StoredOwnPasskey[]> {
  const { rows } = await tx.execute<StoredOwnPasskey>(
    sql`select * from "own_passkey" where "accountId" = ${accountId} order by "id"`,
  );
  return rows;
}

/** How a browser is named passkeys that it may use, or must not make again. */
export const namedOwnPasskeys = (passkeys: readonly StoredOwnPasskey[]) =>
  passkeys.map(({ credentialId, transports }) => ({
    ...{ id: credentialId, type: 'public-key' as const, transports },
  }));

/** A challenge of this browser, which it shows by a cookie with the answer. */
export async function newOwnChallenge(tx: Tx, { now, challengeCookie }: OpenContext): Promise<string> {
  const { challenge, cookie } = await newSignInChallenge(tx, now);
  challengeCookie.set(cookie);
  return challenge;
}

/** What a browser makes a passkey with that is filed under `handle`. */
export function ownPasskeyCreation(
  challenge: string,
  { origin }: Pick<OpenContext, 'origin'>,
  { handle, called, known }: { handle: string; called: string; known: readonly StoredOwnPasskey[] },
): PasskeyCreation {
  return {
    challenge,
    rp: { id: relyingParty(origin()).id, name: 'Paga' },
    user: { id: handle, name: called, displayName: called },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: ASKED_FOR_MS,
    attestation: 'none',
    excludeCredentials: namedOwnPasskeys(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  };
}

type Verified = { publicKey: string; counter: number; synced: boolean };

/** What is kept of a passkey that this browser has made as it was asked. Errors: `PASSKEY_CHALLENGE_OVER`, `PASSKEY_REFUSED`. */
export async function verifiedOwn(ctx: OpenContext, credential: NewCredential): Promise<Verified> {
  ctx.challengeCookie.clear();
  const challenge = await ctx.asAccess((tx) => takeSignInChallenge(tx, ctx.challengeCookie.read(), ctx.now));
  const verified = await verifiedNew(credential, { ...relyingParty(ctx.origin()), challenge });
  if (!verified) throw new DomainError('PASSKEY_REFUSED');
  return verified;
}

/** Stores it under the lock of its account. Errors: `PASSKEY_LIMIT`, `PASSKEY_TAKEN`. */
export async function storeOwnPasskey(
  tx: Tx,
  { accountId, name, now }: { accountId: number; name: string; now: Date },
  { id, transports }: NewCredential,
  { publicKey, counter, synced }: Verified,
): Promise<number> {
  await tx.execute(sql`select 1 from "own_account" where "id" = ${accountId} for update`);
  if ((await ownPasskeysOf(tx, accountId)).length >= MOST_PASSKEYS) throw new DomainError('PASSKEY_LIMIT');
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into "own_passkey" ("accountId", "credentialId", "publicKey", "counter", "transports", "name", "synced", "createdAt")
    values (${accountId}, ${id}, ${publicKey}, ${counter}, ${JSON.stringify(transports)}::jsonb, ${name}, ${synced}, ${now.toISOString()})
    on conflict ("credentialId") do nothing returning "id"`);
  const [stored] = rows;
  if (!stored) throw new DomainError('PASSKEY_TAKEN');
  return Number(stored.id);
}

/** Counts a use under the row's lock. A device that counts and does not count on has a double: false. */
async function countUse(
  tx: Tx,
  id: string,
  signed: { counter: number; synced: boolean },
  now: Date,
): Promise<boolean> {
  const { rows } = await tx.execute<{ counter: string }>(
    sql`select "counter" from "own_passkey" where "id" = ${id} for update`,
  );
  const before = Number(rows[0]?.counter);
  if ((signed.counter > 0 || before > 0) && signed.counter <= before) return false;
  await tx.execute(
    sql`update "own_passkey" set "counter" = ${signed.counter}, "synced" = ${signed.synced}, "lastUsedAt" = ${now.toISOString()} where "id" = ${id}`,
  );
  return true;
}

/**
 * The passkey that has signed this browser's challenge: `find` says whose it may be. A try is counted before the answer is looked at.
 * Errors: `PASSKEY_CHALLENGE_OVER`, `PASSKEY_REFUSED`, `PASSKEY_COPIED`, which its owner is mailed.
 */
export async function signedOwnPasskey(
  ctx: OpenContext,
  credential: SignedCredential,
  find: (tx: Tx) => Promise<StoredOwnPasskey | undefined>,
): Promise<{ accountId: number; name: string }> {
  const { asAccess, now, challengeCookie } = ctx;
  challengeCookie.clear();
  const { challenge, known } = await asAccess(async (tx) => {
    const taken = await takeSignInChallenge(tx, challengeCookie.read(), now);
    const one = await find(tx);
    const isCounted = one && (await reservePasskey(tx, Number(one.accountId), now));
    return { challenge: taken, known: isCounted ? one : undefined };
  });
  const expected = { ...relyingParty(ctx.origin()), challenge };
  const signed = known && (await verifiedSigned(credential, known.publicKey, expected));
  if (!known || !signed) throw new DomainError('PASSKEY_REFUSED');
  const accountId = Number(known.accountId);
  const isUsed = await asAccess(async (tx) => {
    const counted = await countUse(tx, known.id, signed, now);
    if (!counted) await mailAccount(tx, accountId, { change: 'passkeyCopied', now });
    return counted;
  });
  if (!isUsed) throw new DomainError('PASSKEY_COPIED');
  return { accountId, name: known.name };
}
