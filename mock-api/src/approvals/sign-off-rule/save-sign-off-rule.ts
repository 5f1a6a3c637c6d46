import { saveSignOffRule as call } from '@paga/contract/approvals';
import { eq } from 'drizzle-orm';
import { asksForSignOff, lockSettings } from '#company/public.ts';
import { tenant } from '#core/db/table.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { peopleApart } from '../open-makers.ts';
import { approvalRequest } from '../table.ts';
import { openRequest, SWITCH_OFF, wireRule } from './sign-off-rule.ts';

/** A sign-off is one person's look at another's figures. */
const PEOPLE = 2;

async function switchOn(ctx: Context): Promise<void> {
  if ((await peopleApart(ctx)) < PEOPLE) throw new DomainError('SIGN_OFF_NEEDS_TWO');
  await ctx.tx.update(tenant).set({ signOffRequired: true }).where(eq(tenant.id, ctx.companyId));
}

/** Who has the figures looked at by a second person has the end of that looked at as well. */
async function askToSwitchOff(ctx: Context): Promise<void> {
  if (await openRequest(ctx)) throw new DomainError('CONFLICT');
  await ctx.tx
    .insert(approvalRequest)
    .values({ ...SWITCH_OFF, tenantId: ctx.companyId, askedBy: ctx.actor.userId, askedAt: ctx.now });
}

export const saveSignOffRule = write({
  call,
  load: async (ctx, { body: { was } }) => {
    await lockSettings(ctx);
    const required = await asksForSignOff(ctx);
    if (was !== undefined && was !== required) throw new DomainError('CONFLICT');
    return { required };
  },
  run: async (ctx, { body: { required } }, before) => {
    if (required && !before.required) await switchOn(ctx);
    if (!required && before.required) await askToSwitchOff(ctx);
    return wireRule(ctx);
  },
  audit: ({ ctx, input: { body }, loaded: { required } }) => {
    if (required === body.required) return null;
    const line = { page: 'configurations', objectId: ctx.companyId };
    if (required) return { ...line, type: 'askSignOffOff', old: { asked: null }, new: { asked: 1 } };
    return { ...line, type: 'updateSignOff', old: { signOffRequired: 0 }, new: { signOffRequired: 1 } };
  },
});
