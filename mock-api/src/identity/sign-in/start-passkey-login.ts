import { startPasskeyLogin as call } from '@paga/contract/identity/sign-in';
import { openSecret } from '#core/http/handler.ts';
import { ASKED_FOR_MS } from '../passkeys/webauthn/challenge.ts';
import { relyingParty } from '../passkeys/webauthn/relying-party.ts';
import { newSignInChallenge } from '../passkeys/webauthn/sign-in-challenge.ts';
import { addressHasToWait, addressKey, reserveAtAddress } from './account-tries.ts';

export const startPasskeyLogin = openSecret({
  call,
  run: async (ctx) => {
    const { asAccess, now, origin, challengeCookie } = ctx;
    // Counted here, as a challenge is good for one answer; who comes in gets the try back.
    const fresh = await asAccess(async (tx) =>
      (await reserveAtAddress(tx, addressKey(ctx), now)) ? newSignInChallenge(tx, now) : undefined,
    );
    if (!fresh) throw addressHasToWait();
    challengeCookie.set(fresh.cookie);
    return {
      challenge: fresh.challenge,
      rpId: relyingParty(origin()).id,
      timeout: ASKED_FOR_MS,
      userVerification: 'required' as const,
      allowCredentials: [],
    };
  },
});
