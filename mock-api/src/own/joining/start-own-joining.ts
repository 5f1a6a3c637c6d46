import { startOwnJoining as call } from '@paga/contract/own/joining';
import { openSecret } from '#core/http/handler.ts';
import { newOwnChallenge, ownPasskeyCreation } from '../account/own-passkeys.ts';
import { countFromHere, rightFromHere } from '../account/own-tries.ts';
import { giveTryBack, handleOfToken, tryInvitation } from './own-invitation.ts';

export const startOwnJoining = openSecret({
  call,
  run: async (ctx, { body }) => {
    await countFromHere(ctx);
    const invitation = await tryInvitation(ctx, body);
    return ctx.asAccess(async (tx) => {
      await giveTryBack(tx, invitation);
      await rightFromHere(tx, ctx);
      const about = { handle: handleOfToken(body.token), called: invitation.company, known: [] };
      return ownPasskeyCreation(await newOwnChallenge(tx, ctx), ctx, about);
    });
  },
});
