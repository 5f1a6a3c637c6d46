import { getPasswordRules as call } from '@paga/contract/identity/password';
import { personRead } from '#core/http/handler.ts';
import { passwordLawOf } from '../session/password-rules.ts';

export const getPasswordRules = personRead({
  call,
  run: async ({ tx, actor }) => ({ minimumLength: (await passwordLawOf(tx, actor.userId)).minimum }),
});
