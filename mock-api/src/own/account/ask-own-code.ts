import { askOwnCode as call } from '@paga/contract/own/account';
import { sql } from 'drizzle-orm';
import { openSecret } from '#core/http/handler.ts';
import { giveCode, newCodeFor, storeCode } from './mailed-code.ts';
import { countAsked } from './own-tries.ts';

export const askOwnCode = openSecret({
  call,
  run: async (ctx, { body: { address } }) => {
    const { asAccess, now, afterAnswer } = ctx;
    await countAsked(ctx);
    const code = await newCodeFor(ctx);
    await asAccess((tx) => storeCode(tx, code, 'signIn', now));
    // Behind the answer: how long it takes says nothing of whether somebody has the address.
    afterAnswer(() =>
      asAccess(async (tx) => {
        const { rows } = await tx.execute<{ id: string }>(
          sql`select "id" from "own_account" where lower("address") = lower(${address})`,
        );
        if (rows[0]) await giveCode(tx, code, { accountId: Number(rows[0].id), use: 'signIn', now });
      }),
    );
    return undefined;
  },
});
