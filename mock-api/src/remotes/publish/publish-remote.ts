import { BuildLimit, publishRemote as call } from '@paga/contract/remotes';
import { openSecret } from '#core/http/handler.ts';
import { inUse } from '../moves/in-use.ts';
import { recordMove } from '../moves/record-move.ts';
import { siteOf } from '../moves/site-of.ts';
import { tokenOf } from '../tokens/token-of.ts';
import { factsOfSent, requireFitting } from './fitting-build.ts';
import { putInUse } from './put-in-use.ts';
import { withReceived } from './received-build.ts';

export const publishRemote = openSecret({
  call,
  run: async (ctx, { params: { name }, query: { canary } }) => {
    const token = await tokenOf(ctx, name);
    const site = siteOf(ctx.builds);
    return withReceived(site, ctx.brought.archive(BuildLimit.archiveBytes), async (sent) => {
      const facts = factsOfSent(name, sent);
      requireFitting(site, name, sent);
      const moved = await putInUse(ctx.builds, facts, { ...sent, canary });
      const kind = canary === undefined ? ('publish' as const) : ('canary' as const);
      await ctx.asAccess((tx) => recordMove(tx, { ...moved, remote: name, kind, token }, ctx.now));
      return inUse(name, moved);
    });
  },
});
