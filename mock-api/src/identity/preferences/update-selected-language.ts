import { updateSelectedLanguage as call } from '@paga/contract/identity/preferences';
import { eq } from 'drizzle-orm';
import { personWrite } from '#core/http/handler.ts';
import { user } from '#core/user/table.ts';
import { chosen } from './accounting-language.ts';

export const updateSelectedLanguage = personWrite({
  call,
  load: async (ctx) => ({ before: await chosen(ctx) }),
  run: async ({ tx, actor }, { body: { value } }) => {
    await tx.update(user).set({ accountingLanguage: value }).where(eq(user.id, actor.userId));
    return { value };
  },
  audit: ({ ctx, input, loaded }) => ({
    page: 'configurations',
    type: 'update',
    objectId: ctx.actor.userId,
    old: { accountingLanguage: loaded.before },
    new: { accountingLanguage: input.body.value },
  }),
});
