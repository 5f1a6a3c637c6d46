import { renewRecoveryCodes as call } from '@paga/contract/identity/authenticator';
import { recordAudit } from '#core/audit/record-audit.ts';
import { personSecret } from '#core/http/handler.ts';
import { mailAuthenticator } from './authenticator-mail.ts';
import { newRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts';
import { requirePasswordAndCode, useUpFor } from './require-code.ts';

export const renewRecoveryCodes = personSecret({
  call,
  run: async (ctx, { body }) => {
    const { asAccess, actor, now } = ctx;
    const { userId } = actor;
    const matched = await requirePasswordAndCode(ctx, body);
    const fresh = await newRecoveryCodes();
    return asAccess(async (tx) => {
      await useUpFor(tx, ctx, matched);
      await storeRecoveryCodes(tx, userId, fresh, now);
      await mailAuthenticator(tx, userId, { change: 'codesRenewed', left: fresh.length, now });
      const facts = { page: 'account', type: 'renewRecoveryCodes', objectId: userId } as const;
      await recordAudit(tx, { now, userId, companyId: undefined }, facts);
      return { codes: fresh.map(({ code }) => code) };
    });
  },
});
