import { signInByOwnCode as call } from '@paga/contract/own/account';
import { openSecret } from '#core/http/handler.ts';
import { beginOwnSession } from './begin-own-session.ts';
import { tryCode } from './mailed-code.ts';
import { countFromHere } from './own-tries.ts';

export const signInByOwnCode = openSecret({
  call,
  run: async (ctx, { body: { code } }) => {
    await countFromHere(ctx);
    const { accountId } = await tryCode(ctx, code, 'signIn');
    const { cookie, answer } = await ctx.asAccess((tx) =>
      beginOwnSession(tx, ctx, { accountId, by: 'code' }),
    );
    ctx.ownCookie.set(cookie);
    return answer;
  },
});
