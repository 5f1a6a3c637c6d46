import { startPasskeyGrant as call } from '@paga/contract/identity/passkeys';
import { companySecret } from '#core/http/handler.ts';
import { passkeyRequest } from './passkey-request.ts';

export const startPasskeyGrant = companySecret({
  call,
  run: (ctx) => {
    const { actor, companyId } = ctx;
    return ctx.asAccess((tx) =>
      passkeyRequest(tx, ctx, { sessionId: actor.sessionId, purpose: 'grant', companyId }),
    );
  },
});
