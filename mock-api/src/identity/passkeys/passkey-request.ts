import type { PasskeyRequest } from '@paga/contract/identity/passkeys';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { namedPasskeys, passkeysOf } from './stored-passkeys.ts';
import { ASKED_FOR_MS, newChallenge, type Purpose } from './webauthn/challenge.ts';
import { relyingParty } from './webauthn/relying-party.ts';

/** What the browser is to sign with one of the person's passkeys. Errors: `PASSKEY_NONE`. */
export async function passkeyRequest(
  tx: Tx,
  { actor, now, origin }: OwnContext,
  asked: Purpose,
): Promise<PasskeyRequest> {
  const own = await passkeysOf(tx, actor.userId);
  if (own.length === 0) throw new DomainError('PASSKEY_NONE');
  return {
    challenge: await newChallenge(tx, asked, now),
    rpId: relyingParty(origin()).id,
    timeout: ASKED_FOR_MS,
    userVerification: 'required',
    allowCredentials: namedPasskeys(own),
  };
}
