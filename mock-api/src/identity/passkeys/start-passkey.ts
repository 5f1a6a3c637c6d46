import { startPasskey as call, MOST_PASSKEYS, type PasskeyCreation } from '@paga/contract/identity/passkeys';
import { sql } from 'drizzle-orm';
import { DomainError, found } from '#core/domain-error.ts';
import { personSecret } from '#core/http/handler.ts';
import { requireOwnPassword } from '../session/own-password.ts';
import { handleOf, namedPasskeys, passkeysOf } from './stored-passkeys.ts';
import { ASKED_FOR_MS, newChallenge } from './webauthn/challenge.ts';
import { relyingParty } from './webauthn/relying-party.ts';
import { ALGORITHMS } from './webauthn/verify.ts';

export const startPasskey = personSecret({
  call,
  run: async (ctx, { body: { password } }) => {
    const { asAccess, actor, now } = ctx;
    await requireOwnPassword(ctx, password);
    return asAccess(async (tx): Promise<PasskeyCreation> => {
      const own = await passkeysOf(tx, actor.userId);
      if (own.length >= MOST_PASSKEYS) throw new DomainError('PASSKEY_LIMIT');
      const { rows } = await tx.execute<{ name: string; email: string }>(
        sql`select "name", "email" from "app_user" where "id" = ${actor.userId}`,
      );
      const { name, email } = found(rows[0]);
      return {
        challenge: await newChallenge(tx, { sessionId: actor.sessionId, purpose: 'add' }, now),
        rp: { id: relyingParty(ctx.origin()).id, name: 'Paga' },
        user: { id: handleOf(actor.userId), name: email, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
        timeout: ASKED_FOR_MS,
        attestation: 'none',
        excludeCredentials: namedPasskeys(own),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      };
    });
  },
});
