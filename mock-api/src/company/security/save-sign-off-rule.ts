import { saveSignOffRule as call } from '@paga/contract/company/security';
import { eq } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { lockSettings } from '../settings/dated-setting.ts';
import { asksForSignOff, peopleWhoSign } from './sign-off-rule.ts';

/** A sign-off is one person's look at another's figures. */
const PEOPLE = 2;

export const saveSignOffRule = write({
  call,
  load: async (ctx, { body: { was } }) => {
    await lockSettings(ctx);
    const required = await asksForSignOff(ctx);
    if (was !== undefined && was !== required) throw new DomainError('CONFLICT');
    return { required };
  },
  run: async (ctx, { body: { required } }, before) => {
    if (required && !before.required && (await peopleWhoSign(ctx)) < PEOPLE)
      throw new DomainError('SIGN_OFF_NEEDS_TWO');
    await ctx.tx.update(tenant).set({ signOffRequired: required }).where(eq(tenant.id, ctx.companyId));
    return { required };
  },
  audit: ({ ctx, loaded, answer }) =>
    loaded.required === answer.required
      ? null
      : {
          page: 'configurations',
          type: 'updateSignOff',
          objectId: ctx.companyId,
          old: { signOffRequired: Number(loaded.required) },
          new: { signOffRequired: Number(answer.required) },
        },
});
