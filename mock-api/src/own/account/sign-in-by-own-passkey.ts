import { signInByOwnPasskey as call } from '@paga/contract/own/account';
import { sql } from 'drizzle-orm';
import { openSecret } from '#core/http/handler.ts';
import { beginOwnSession } from './begin-own-session.ts';
import { type StoredOwnPasskey, signedOwnPasskey } from './own-passkeys.ts';
import { countFromHere } from './own-tries.ts';

export const signInByOwnPasskey = openSecret({
  call,
  run: async (ctx, { body: { credential } }) => {
    await countFromHere(ctx);
    const { userHandle, ...answer } = credential;
    const { accountId } = await signedOwnPasskey(ctx, answer, async (tx) => {
      const { rows } = await tx.execute<StoredOwnPasskey>(sql`
        select p.* from "own_passkey" p join "own_account" a on a."id" = p."accountId" where p."credentialId" = ${answer.id} and a."handle" = ${userHandle}`);
      return rows[0];
    });
    const begun = await ctx.asAccess((tx) => beginOwnSession(tx, ctx, { accountId, by: 'passkey' }));
    ctx.ownCookie.set(begun.cookie);
    return begun.answer;
  },
});
