import { MOST_PASSKEYS } from '@paga/contract/identity/passkeys';
import { startOwnPasskey as call } from '@paga/contract/own/account';
import { sql } from 'drizzle-orm';
import { DomainError, found } from '#core/domain-error.ts';
import { ownSecret } from '#core/http/own-handler.ts';
import { requireProof } from './note-own.ts';
import { newOwnChallenge, ownPasskeyCreation, ownPasskeysOf } from './own-passkeys.ts';

export const startOwnPasskey = ownSecret({
  call,
  run: async (ctx) => {
    requireProof(ctx);
    return ctx.asAccess(async (tx) => {
      const known = await ownPasskeysOf(tx, ctx.own.accountId);
      if (known.length >= MOST_PASSKEYS) throw new DomainError('PASSKEY_LIMIT');
      const { rows } = await tx.execute<{ handle: string; address: string | null }>(
        sql`select "handle", "address" from "own_account" where "id" = ${ctx.own.accountId}`,
      );
      const { handle, address } = found(rows[0]);
      return ownPasskeyCreation(await newOwnChallenge(tx, ctx), ctx, {
        handle,
        called: address ?? 'Paga',
        known,
      });
    });
  },
});
