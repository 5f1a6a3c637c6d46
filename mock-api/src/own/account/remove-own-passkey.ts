import { removeOwnPasskey as call } from '@paga/contract/own/account';
import { sql } from 'drizzle-orm';
import { DomainError, found } from '#core/domain-error.ts';
import { ownSecret } from '#core/http/own-handler.ts';
import { mailAccount } from './mail-account.ts';
import { noteOwn, requireProof } from './note-own.ts';
import { ownPasskeysOf } from './own-passkeys.ts';

export const removeOwnPasskey = ownSecret({
  call,
  run: async (ctx, { params: { id } }) => {
    requireProof(ctx);
    const { accountId } = ctx.own;
    await ctx.asAccess(async (tx) => {
      const { rows } = await tx.execute<{ address: string | null }>(
        sql`select "address" from "own_account" where "id" = ${accountId} for update`,
      );
      const known = await ownPasskeysOf(tx, accountId);
      const { name } = found(known.find((one) => Number(one.id) === id));
      // Without an address nobody could be mailed a code.
      if (found(rows[0]).address === null && known.length === 1) throw new DomainError('PASSKEY_NEEDED');
      await tx.execute(sql`delete from "own_passkey" where "id" = ${id} and "accountId" = ${accountId}`);
      await mailAccount(tx, accountId, { change: 'passkeyRemoved', now: ctx.now });
      await noteOwn(tx, ctx, { type: 'removePasskey', objectId: id, old: { passkey: name } });
    });
    return undefined;
  },
});
