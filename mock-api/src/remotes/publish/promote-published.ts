import { promotePublished as call } from '@paga/contract/remotes';
import { openSecret } from '#core/http/handler.ts';
import { inUse } from '../moves/in-use.ts';
import { kindOfShare, promoted } from '../moves/promoted.ts';
import { recordMove } from '../moves/record-move.ts';
import { tokenOf } from '../tokens/token-of.ts';

export const promotePublished = openSecret({
  call,
  run: async (ctx, { params: { name }, body: { share } }) => {
    const token = await tokenOf(ctx, name);
    const moved = await promoted(ctx.builds, name, share);
    const move = { ...moved, remote: name, kind: kindOfShare(share), token };
    await ctx.asAccess((tx) => recordMove(tx, move, ctx.now));
    return inUse(name, moved);
  },
});
