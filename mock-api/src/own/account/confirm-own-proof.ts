import { confirmOwnProof as call } from '@paga/contract/own/account';
import { sql } from 'drizzle-orm';
import { DomainError, invalidField } from '#core/domain-error.ts';
import { ownSecret } from '#core/http/own-handler.ts';
import { tryCode } from './mailed-code.ts';
import { FRESH_MS } from './open-own-session.ts';
import { ownPasskeysOf, signedOwnPasskey } from './own-passkeys.ts';

export const confirmOwnProof = ownSecret({
  call,
  run: async (ctx, { body: { code, credential } }) => {
    const { asAccess, own, now } = ctx;
    if (code !== undefined) {
      const { accountId } = await tryCode(ctx, code, 'fresh');
      if (accountId !== own.accountId) throw new DomainError('OWN_CODE_WRONG');
    } else {
      if (!credential) throw invalidField('code', 'missing', 'A code or a passkey proves it');
      await signedOwnPasskey(ctx, credential, async (tx) =>
        (await ownPasskeysOf(tx, own.accountId)).find(({ credentialId }) => credentialId === credential.id),
      );
    }
    const until = new Date(now.getTime() + FRESH_MS).toISOString();
    await asAccess((tx) =>
      tx.execute(sql`update "own_session" set "freshUntil" = ${until} where "id" = ${own.sessionId}`),
    );
    return undefined;
  },
});
