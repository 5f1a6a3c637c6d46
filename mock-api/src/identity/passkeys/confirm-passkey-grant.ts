import { confirmPasskeyGrant as call } from '@paga/contract/identity/passkeys';
import { recordAudit } from '#core/audit/record-audit.ts';
import { companySecret } from '#core/http/handler.ts';
import { grantByPasskey } from '../session/passkey-grant.ts';
import { signedPasskey } from './signed-passkey.ts';

export const confirmPasskeyGrant = companySecret({
  call,
  run: async (ctx, { body: { credential } }) => {
    const { asAccess, actor, companyId, now } = ctx;
    const { userId, sessionId } = actor;
    const { name } = await signedPasskey(ctx, { sessionId, purpose: 'grant', companyId }, credential);
    return asAccess(async (tx) => {
      const facts = { page: 'login', type: 'passkeyAccepted', objectId: userId, about: { passkey: name } };
      await recordAudit(tx, { now, userId, companyId }, facts);
      return { until: await grantByPasskey(tx, ctx) };
    });
  },
});
