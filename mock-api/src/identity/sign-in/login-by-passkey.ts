import type { DiscoveredCredential } from '@paga/contract/identity/passkeys';
import { loginByPasskey as call } from '@paga/contract/identity/sign-in';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OpenContext } from '#core/http/context.ts';
import { openSecret } from '#core/http/handler.ts';
import { countedAddress } from '#core/http/request/counted-address.ts';
import { oneAddress } from '#core/mail/address.ts';
import { mailPasskey } from '../passkeys/passkey-mail.ts';
import { countUse, type Outcome } from '../passkeys/signed-passkey.ts';
import { handleOf, type StoredPasskey } from '../passkeys/stored-passkeys.ts';
import { relyingParty } from '../passkeys/webauthn/relying-party.ts';
import { takeSignInChallenge } from '../passkeys/webauthn/sign-in-challenge.ts';
import { verifiedSigned } from '../passkeys/webauthn/verify.ts';
import { endHeldSession } from '../session/open-session.ts';
import { accountKeyOf, addressKey, reserveOnAccount, tryWasRight } from './account-tries.ts';
import { beginSession, giveTicket } from './begin-session.ts';
import { countFailedSignIn } from './failed-sign-ins.ts';

const ALONE_AFTER_MS = 24 * 3_600_000;

type Known = StoredPasskey & { email: string };
type Asked = { challenge: string; known: Known | undefined; account: string | undefined };

/** The passkey of somebody who may sign in, which the authenticator files under that very person. */
async function knownBy(tx: Tx, { id, userHandle }: DiscoveredCredential): Promise<Known | undefined> {
  const { rows } = await tx.execute<Known>(sql`
    select p.*, u."email" from "passkey" p join "app_user" u on u."id" = p."userId"
    where p."credentialId" = ${id} and u."status" = 1 and u."deletedAt" is null`);
  return rows.find(({ userId }) => handleOf(Number(userId)) === userHandle);
}

/** Takes this browser's challenge for good, finds the passkey and counts the try before its answer is looked at; without `account` it is locked. */
function takeTry(ctx: OpenContext, credential: DiscoveredCredential): Promise<Asked> {
  const { asAccess, now, challengeCookie } = ctx;
  return asAccess(async (tx) => {
    const challenge = await takeSignInChallenge(tx, challengeCookie.read(), now);
    const known = await knownBy(tx, credential);
    const account = known && (await accountKeyOf(tx, ctx, 'passkey-login', known.email));
    const counted = account !== undefined && (await reserveOnAccount(tx, account, now));
    return { challenge, known, account: counted ? account : undefined };
  });
}

/** Failed ones are counted for the audit log, as with passwords; a copied passkey has a line of its own, and its owner is mailed. */
async function refuse(ctx: OpenContext, known: Known | undefined, outcome: Outcome): Promise<never> {
  const { asAccess, now } = ctx;
  await asAccess(async (tx) => {
    const address = countedAddress(ctx.address());
    await countFailedSignIn(tx, { email: known?.email ?? '', address, now });
    if (outcome !== 'copied' || !known) return;
    const userId = Number(known.userId);
    const facts = { page: 'login', type: 'passkeyCopied', objectId: userId } as const;
    await recordAudit(tx, { now, userId, companyId: undefined }, facts);
    const change = { passkeyId: Number(known.id), passkey: known.name, change: 'copied', now } as const;
    await mailPasskey(tx, userId, change);
  });
  throw new DomainError(outcome === 'copied' ? 'PASSKEY_COPIED' : 'PASSKEY_REFUSED');
}

/** Who added one with a leaked password does not come in by it alone before its owner has read the mail. Errors: `PASSKEY_NOT_ALONE_YET`. */
function isTooYoung({ mailWaits, now }: OpenContext, { createdAt, email }: Known): boolean {
  const isYoung = now.getTime() - new Date(createdAt).getTime() < ALONE_AFTER_MS;
  if (isYoung && (mailWaits || oneAddress(email) === undefined))
    throw new DomainError('PASSKEY_NOT_ALONE_YET');
  return isYoung;
}

export const loginByPasskey = openSecret({
  call,
  run: async (ctx, { body: { credential } }) => {
    const { asAccess, now } = ctx;
    ctx.challengeCookie.clear();
    const { challenge, known, account } = await takeTry(ctx, credential);
    if (!known || account === undefined) return refuse(ctx, known, 'refused');
    const { userHandle: _, ...answer } = credential;
    const expected = { ...relyingParty(ctx.origin()), challenge };
    const signed = await verifiedSigned(answer, known.publicKey, expected);
    if (!signed) return refuse(ctx, known, 'refused');
    const outcome = await asAccess(async (tx) => {
      const counted = await countUse(tx, known.id, signed, now);
      if (counted !== 'used') return counted;
      await tryWasRight(tx, { account, address: addressKey(ctx) });
      await endHeldSession(tx, ctx.sessionCookie.half(), now);
      return counted;
    });
    if (outcome !== 'used') return refuse(ctx, known, outcome);
    const open = isTooYoung(ctx, known) ? giveTicket : beginSession;
    return open(ctx, Number(known.userId), { by: 'passkey', passkey: known.name });
  },
});
