import { startOwnPasskeySignIn as call } from '@paga/contract/own/account';
import { openSecret } from '#core/http/handler.ts';
import { ASKED_FOR_MS, relyingParty } from '#identity/public.ts';
import { newOwnChallenge } from './own-passkeys.ts';
import { countAsked } from './own-tries.ts';

export const startOwnPasskeySignIn = openSecret({
  call,
  run: async (ctx) => {
    await countAsked(ctx);
    return {
      challenge: await ctx.asAccess((tx) => newOwnChallenge(tx, ctx)),
      rpId: relyingParty(ctx.origin()).id,
      timeout: ASKED_FOR_MS,
      userVerification: 'required' as const,
      allowCredentials: [],
    };
  },
});
