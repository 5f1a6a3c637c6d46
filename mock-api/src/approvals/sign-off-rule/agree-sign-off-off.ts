import { agreeSignOffOff as call } from '@paga/contract/approvals';
import { eq } from 'drizzle-orm';
import { lockSettings } from '#company/public.ts';
import { tenant } from '#core/db/table.ts';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { agreementRefusal } from '../open-makers.ts';
import { requireRequest, setRequest, wireRule } from './sign-off-rule.ts';

/** The database looks at who agrees as well, and lets the rule be switched off by an agreed request alone. */
export const agreeSignOffOff = write({
  call,
  load: async (ctx) => {
    await lockSettings(ctx);
    return requireRequest(ctx);
  },
  run: async (ctx, _input, request) => {
    if (await agreementRefusal(ctx, request)) throw new DomainError('SAME_PERSON');
    await setRequest(ctx, request, { state: 'agreed', decidedBy: ctx.actor.userId, decidedAt: ctx.now });
    await ctx.tx.update(tenant).set({ signOffRequired: false }).where(eq(tenant.id, ctx.companyId));
    await setRequest(ctx, request, { appliedAt: ctx.now });
    return wireRule(ctx);
  },
  audit: ({ ctx }) => ({
    page: 'configurations',
    type: 'updateSignOff',
    objectId: ctx.companyId,
    old: { signOffRequired: 1 },
    new: { signOffRequired: 0 },
  }),
});
