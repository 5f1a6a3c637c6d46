import { getPreferences as allOf, savePreference as saveOf } from '@paga/contract/access';
import { and, eq } from 'drizzle-orm';
import { own } from '#core/db/own-rows.ts';
import { read, write } from '#core/http/handler.ts';
import { preference } from './table.ts';

/** How the caller likes the screens, in this company. */
export const getPreferences = read({
  call: allOf,
  run: async (ctx) => {
    const rows = await ctx.tx
      .select({ screen: preference.screen, value: preference.value })
      .from(preference)
      .where(and(own(ctx, preference), eq(preference.userId, ctx.actor.userId)));
    return { preferences: Object.fromEntries(rows.map(({ screen, value }) => [screen, value])) };
  },
});

/** Remembers how the caller likes a screen; the last of two at once stays. */
export const savePreference = write({
  call: saveOf,
  run: async (ctx, { body: { screen, value } }) => {
    await ctx.tx
      .insert(preference)
      .values({ tenantId: ctx.companyId, userId: ctx.actor.userId, screen, value, savedAt: ctx.now })
      .onConflictDoUpdate({
        target: [preference.tenantId, preference.userId, preference.screen],
        set: { value, savedAt: ctx.now },
      });
    return undefined;
  },
  // Nothing of the company changes: lines about widths and filters would bury those about people and pay.
  audit: () => null,
});
