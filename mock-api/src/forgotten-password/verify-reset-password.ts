import { verifyResetPassword as verifyResetPasswordCall } from '@paga/contract/access';
import { openSecret } from '../http/verb.ts';
import { tryToken } from './reset-link.ts';

export const verifyResetPassword = openSecret({
  call: verifyResetPasswordCall,
  run: async (ctx, { body: { token } }) => ({ value: (await tryToken(ctx, token)) !== undefined }),
});
