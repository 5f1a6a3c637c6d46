import { withdrawSignOffOff as call } from '@paga/contract/approvals';
import { lockSettings } from '#company/public.ts';
import { write } from '#core/http/handler.ts';
import { requireRequest, setRequest, wireRule } from './sign-off-rule.ts';

export const withdrawSignOffOff = write({
  call,
  load: async (ctx) => {
    await lockSettings(ctx);
    return requireRequest(ctx);
  },
  run: async (ctx, _input, request) => {
    await setRequest(ctx, request, { state: 'withdrawn', decidedBy: ctx.actor.userId, decidedAt: ctx.now });
    return wireRule(ctx);
  },
  audit: ({ ctx }) => ({
    page: 'configurations',
    type: 'withdrawSignOffOff',
    objectId: ctx.companyId,
    old: { asked: 1 },
    new: { asked: null },
  }),
});
