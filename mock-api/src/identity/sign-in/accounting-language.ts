import { type AccountingLanguage, getLanguage, updateSelectedLanguage } from '@paga/contract/access';
import { eq } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import type { PersonContext } from '#core/http/context.ts';
import { personRead, personWrite } from '#core/http/handler.ts';
import { user } from '#core/user/table.ts';

async function chosen({ tx, actor }: Pick<PersonContext, 'tx' | 'actor'>): Promise<AccountingLanguage> {
  const [row] = await tx.select({ value: user.accountingLanguage }).from(user).where(eq(user.id, actor.userId));
  return found(row).value;
}

export const readLanguage = personRead({ call: getLanguage, run: chosen });

export const selectLanguage = personWrite({
  call: updateSelectedLanguage,
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
