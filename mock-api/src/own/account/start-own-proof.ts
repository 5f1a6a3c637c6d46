import { startOwnProof as call } from '@paga/contract/own/account';
import { sql } from 'drizzle-orm';
import { DomainError } from '#core/domain-error.ts';
import type { OwnAccountContext } from '#core/http/context.ts';
import { ownSecret } from '#core/http/own-handler.ts';
import { ASKED_FOR_MS, relyingParty } from '#identity/public.ts';
import { giveCode, newCodeFor, storeCode } from './mailed-code.ts';
import { namedOwnPasskeys, newOwnChallenge, ownPasskeysOf } from './own-passkeys.ts';

async function mailCode(ctx: OwnAccountContext): Promise<void> {
  const { asAccess, own, now } = ctx;
  const { rows } = await asAccess((tx) =>
    tx.execute(sql`select 1 from "own_account" where "id" = ${own.accountId} and "address" is not null`),
  );
  if (rows.length === 0) throw new DomainError('OWN_ADDRESS_NONE');
  const code = await newCodeFor(ctx);
  await asAccess(async (tx) => {
    await storeCode(tx, code, 'fresh', now);
    await giveCode(tx, code, { accountId: own.accountId, use: 'fresh', now });
  });
}

export const startOwnProof = ownSecret({
  call,
  run: async (ctx, { body: { by } }) => {
    if (by === 'code') {
      await mailCode(ctx);
      return {};
    }
    return ctx.asAccess(async (tx) => {
      const known = await ownPasskeysOf(tx, ctx.own.accountId);
      if (known.length === 0) throw new DomainError('PASSKEY_NONE');
      const passkey = {
        challenge: await newOwnChallenge(tx, ctx),
        rpId: relyingParty(ctx.origin()).id,
        timeout: ASKED_FOR_MS,
        userVerification: 'required' as const,
        allowCredentials: namedOwnPasskeys(known),
      };
      return { passkey };
    });
  },
});
