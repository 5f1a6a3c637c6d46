import { confirmPasskeyGrant as call } from '@paga/contract/identity/step-up';
import { recordAudit } from '#core/audit/record-audit.ts';
import { personSecret } from '#core/http/handler.ts';
import { signedPasskey } from '../passkeys/signed-passkey.ts';
import { grantStepUp } from '../session/step-up.ts';
import { scopeOf } from './scope-of.ts';

export const confirmPasskeyGrant = personSecret({
  call,
  run: async (ctx, { body: { tenantId, credential } }) => {
    const { asAccess, actor, now } = ctx;
    const { userId, sessionId } = actor;
    const companyId = await scopeOf(ctx, tenantId);
    const { name } = await signedPasskey(ctx, { sessionId, purpose: 'grant', companyId }, credential);
    return asAccess(async (tx) => {
      const facts = { page: 'login', type: 'passkeyAccepted', objectId: userId, about: { passkey: name } };
      await recordAudit(tx, { now, userId, companyId }, facts);
      return { until: await grantStepUp(tx, { sessionId, companyId, now }, 'passkey') };
    });
  },
});
