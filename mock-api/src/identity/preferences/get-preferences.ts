import { getPreferences as call } from '@paga/contract/identity/preferences';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { preference } from './table.ts';

/** How the caller likes the screens, in this company. */
export const getPreferences = read({
  call,
  run: async (ctx) => {
    const rows = await ctx.tx
      .select({ screen: preference.screen, value: preference.value })
      .from(preference)
      .where(and(scoped(ctx, preference), eq(preference.userId, ctx.actor.userId)));
    return { preferences: Object.fromEntries(rows.map(({ screen, value }) => [screen, value])) };
  },
});
