import { verifyResetPassword as call } from '@paga/contract/identity/password';
import { openSecret } from '#core/http/handler.ts';
import { tryToken } from './reset-link.ts';

export const verifyResetPassword = openSecret({
  call,
  run: async (ctx, { body: { token } }) => {
    const link = await tryToken(ctx, token);
    return link ? { value: true, minimumLength: link.law.minimum } : { value: false };
  },
});
