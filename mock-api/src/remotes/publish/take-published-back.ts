import { takePublishedBack as call } from '@paga/contract/remotes';
import { openSecret } from '#core/http/handler.ts';
import { goneBack } from '../moves/gone-back.ts';
import { inUse } from '../moves/in-use.ts';
import { recordMove } from '../moves/record-move.ts';
import { tokenOf } from '../tokens/token-of.ts';

export const takePublishedBack = openSecret({
  call,
  run: async (ctx, { params: { name }, body: { to } }) => {
    const token = await tokenOf(ctx, name);
    const moved = await goneBack(ctx.builds, name, to);
    const kind = to === 'lastGood' ? 'rollback' : 'back';
    await ctx.asAccess((tx) => recordMove(tx, { ...moved, remote: name, kind, token }, ctx.now));
    return inUse(name, moved);
  },
});
