import { startPasskeyGrant as call } from '@paga/contract/identity/step-up';
import { personSecret } from '#core/http/handler.ts';
import { passkeyRequest } from '../passkeys/passkey-request.ts';
import { scopeOf } from './scope-of.ts';

export const startPasskeyGrant = personSecret({
  call,
  run: async (ctx, { body: { tenantId } }) => {
    const companyId = await scopeOf(ctx, tenantId);
    const { sessionId } = ctx.actor;
    return ctx.asAccess((tx) => passkeyRequest(tx, ctx, { sessionId, purpose: 'grant', companyId }));
  },
});
