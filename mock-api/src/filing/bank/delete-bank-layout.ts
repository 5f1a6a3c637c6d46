import { deleteBankLayout as call } from '@paga/contract/filing';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { bankLayout, payingAccount } from '../table.ts';

export const deleteBankLayout = write({
  call,
  load: async (ctx, { params: { layoutId } }) =>
    found(
      (
        await ctx.tx
          .select()
          .from(bankLayout)
          .where(and(scoped(ctx, bankLayout), eq(bankLayout.id, layoutId)))
          .for('update')
      )[0],
    ),
  run: async (ctx, _input, { id }) => {
    await ctx.tx
      .update(payingAccount)
      .set({ layout: 'excel', layoutId: null })
      .where(and(scoped(ctx, payingAccount), eq(payingAccount.layoutId, id)));
    await ctx.tx.delete(bankLayout).where(and(scoped(ctx, bankLayout), eq(bankLayout.id, id)));
    return undefined;
  },
  audit: ({ loaded }) => ({
    page: 'configurations',
    type: 'deleteBankLayout',
    objectId: loaded.id,
    old: { name: loaded.name },
    new: { name: null },
  }),
});
