import { removeAuthenticator as call } from '@paga/contract/identity/authenticator';
import { recordAudit } from '#core/audit/record-audit.ts';
import { personSecret } from '#core/http/handler.ts';
import { mailAuthenticator } from './authenticator-mail.ts';
import { forgetAuthenticator } from './forget-authenticator.ts';
import { requirePasswordAndCode, useUpFor } from './require-code.ts';

export const removeAuthenticator = personSecret({
  call,
  run: async (ctx, { body }) => {
    const { asAccess, actor, now } = ctx;
    const { userId } = actor;
    const matched = await requirePasswordAndCode(ctx, body);
    await asAccess(async (tx) => {
      await useUpFor(tx, ctx, matched);
      await forgetAuthenticator(tx, userId);
      await mailAuthenticator(tx, userId, { change: 'off', left: 0, now });
      const facts = { page: 'account', type: 'removeAuthenticator', objectId: userId } as const;
      await recordAudit(tx, { now, userId, companyId: undefined }, facts);
    });
    return undefined;
  },
});
