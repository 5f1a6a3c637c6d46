import type { PasskeyRequest } from '@paga/contract/identity/passkeys';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { noTryLeft, reserveTry, tryKey } from '../session/tries.ts';
import { mayConfirm, namedPasskeys, passkeysOf, type StoredPasskey } from './stored-passkeys.ts';
import { ASKED_FOR_MS, newChallenge, type Purpose } from './webauthn/challenge.ts';
import { relyingParty } from './webauthn/relying-party.ts';

/** Where questions of a person are counted; a passkey that is used begins anew. */
export const passkeyTries = (userId: number) => tryKey('passkey', userId);

/** Far more than a person needs; each question that comes to nothing leaves a line in the audit log. */
const QUESTIONS = { limit: 30, minutes: 60 };

/** The person's passkeys that are good for it: a new one signs in at once, but confirms a step-up from a day later on. */
async function usablePasskeys(tx: Tx, { actor, now }: OwnContext, asked: Purpose): Promise<StoredPasskey[]> {
  const own = await passkeysOf(tx, actor.userId);
  if (own.length === 0) throw new DomainError('PASSKEY_NONE');
  const usable = asked.purpose === 'grant' ? own.filter((one) => mayConfirm(one, now)) : own;
  if (usable.length === 0) throw new DomainError('PASSKEY_TOO_NEW');
  return usable;
}

/** What the browser is to sign with one of the person's passkeys. Errors: `PASSKEY_NONE`, `PASSKEY_TOO_NEW`, `TOO_MANY_REQUESTS`. */
export async function passkeyRequest(tx: Tx, ctx: OwnContext, asked: Purpose): Promise<PasskeyRequest> {
  const { actor, now, origin } = ctx;
  const usable = await usablePasskeys(tx, ctx, asked);
  if (!(await reserveTry(tx, passkeyTries(actor.userId), QUESTIONS, now))) throw noTryLeft(QUESTIONS);
  return {
    challenge: await newChallenge(tx, asked, now),
    rpId: relyingParty(origin()).id,
    timeout: ASKED_FOR_MS,
    userVerification: 'required',
    allowCredentials: namedPasskeys(usable),
  };
}
