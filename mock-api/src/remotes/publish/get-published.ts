import { getPublished as call } from '@paga/contract/remotes';
import { openSecret } from '#core/http/handler.ts';
import { readRegistry } from '#core/site/registry-file.ts';
import { siteOf } from '../moves/site-of.ts';
import { inUseOf, statesOf } from '../moves/states-of.ts';
import { tokenOf } from '../tokens/token-of.ts';

export const getPublished = openSecret({
  call,
  run: async (ctx, { params: { name } }) => {
    await tokenOf(ctx, name);
    const site = siteOf(ctx.builds);
    const entry = readRegistry(site).remotes.find((one) => one.name === name);
    return {
      name,
      version: entry?.version ?? null,
      canary: entry ? inUseOf(entry).canary : null,
      lastGood: entry?.lastGood?.version ?? null,
      states: statesOf(site, name).map((state) => ({ ...state, at: new Date(state.registry).toISOString() })),
    };
  },
});
