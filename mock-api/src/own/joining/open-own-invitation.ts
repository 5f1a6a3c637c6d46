import { openOwnInvitation as call } from '@paga/contract/own/joining';
import { openSecret } from '#core/http/handler.ts';
import { countFromHere, rightFromHere } from '../account/own-tries.ts';
import { openInvitation } from './own-invitation.ts';

export const openOwnInvitation = openSecret({
  call,
  run: async (ctx, { body: { token } }) => {
    await countFromHere(ctx);
    const { company, address } = await ctx.asAccess(async (tx) => {
      const invitation = await openInvitation(tx, token, ctx.now);
      await rightFromHere(tx, ctx);
      return invitation;
    });
    return { company, letter: address === null };
  },
});
