import { addOwnPasskey as call } from '@paga/contract/own/account';
import { ownSecret } from '#core/http/own-handler.ts';
import { mailAccount } from './mail-account.ts';
import { noteOwn, requireProof } from './note-own.ts';
import { storeOwnPasskey, verifiedOwn } from './own-passkeys.ts';

export const addOwnPasskey = ownSecret({
  call,
  run: async (ctx, { body: { name, credential } }) => {
    requireProof(ctx);
    const { accountId } = ctx.own;
    const verified = await verifiedOwn(ctx, credential);
    await ctx.asAccess(async (tx) => {
      const objectId = await storeOwnPasskey(tx, { accountId, name, now: ctx.now }, credential, verified);
      await mailAccount(tx, accountId, { change: 'passkeyAdded', now: ctx.now });
      await noteOwn(tx, ctx, { type: 'addPasskey', objectId, new: { passkey: name } });
    });
    return undefined;
  },
});
