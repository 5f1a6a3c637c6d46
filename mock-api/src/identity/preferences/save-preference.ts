import { savePreference as call } from '@paga/contract/identity/preferences';
import { write } from '#core/http/handler.ts';
import { preference } from './table.ts';

/** Remembers how the caller likes a screen; the last of two at once stays. */
export const savePreference = write({
  call,
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
