import { getAuthenticator as call } from '@paga/contract/identity/authenticator';
import { personRead } from '#core/http/handler.ts';
import { recoveryCodesLeft } from './recovery-codes.ts';
import { authenticatorOf } from './stored-authenticator.ts';

export const getAuthenticator = personRead({
  call,
  run: async ({ tx, actor }) => {
    const since = (await authenticatorOf(tx, actor.userId))?.enabledAt ?? null;
    return {
      enabled: since !== null,
      since: since === null ? null : new Date(since).toISOString(),
      recoveryCodes: await recoveryCodesLeft(tx, actor.userId),
    };
  },
});
