import { askOwnAddress as call } from '@paga/contract/own/account';
import { ownSecret } from '#core/http/own-handler.ts';
import { giveCode, newCodeFor, storeCode } from './mailed-code.ts';
import { requireProof } from './note-own.ts';

export const askOwnAddress = ownSecret({
  call,
  run: async (ctx, { body: { address } }) => {
    requireProof(ctx);
    const { asAccess, own, now } = ctx;
    const code = await newCodeFor(ctx);
    await asAccess(async (tx) => {
      await storeCode(tx, code, 'address', now);
      await giveCode(tx, code, { accountId: own.accountId, newAddress: address, use: 'address', now });
    });
    return undefined;
  },
});
