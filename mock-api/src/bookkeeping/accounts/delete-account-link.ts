import { deleteAccountLink as call } from '@paga/contract/bookkeeping';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { accountLink } from '../table.ts';
import { auditedLinks, linkRows } from './link-rows.ts';

/** Deletes a link; its payroll account falls back to the default. */
export const deleteAccountLink = write({
  call,
  load: async (ctx, { query }) =>
    found((await linkRows(ctx, ctx.actor.language)).find(({ id }) => id === query.accountId)),
  run: async (ctx, { query }) => {
    await ctx.tx
      .delete(accountLink)
      .where(and(scoped(ctx, accountLink), eq(accountLink.id, query.accountId)));
    return undefined;
  },
  audit: ({ input, loaded }) => ({
    page: 'quickbooks',
    type: 'delete',
    objectId: input.query.accountId,
    old: auditedLinks([loaded]),
  }),
});
