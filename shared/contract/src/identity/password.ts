import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { PasswordLength, TextLength } from '#core/limits.ts';
import { Id } from '#core/shapes.ts';
import { anyone, signedIn } from '../core/access-level.ts';
import { PASSWORD_ERRORS } from './password-rules.ts';

const Email = z.string().trim().min(3).max(TextLength.email);
const PasswordText = z.string().min(1).max(PasswordLength.max);
const ResetToken = z.string().min(1).max(TextLength.secret);

/** Sends a reset link by e-mail; the same answer for an unknown address. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/users/forgot-password',
  summary: 'Send a link to set a new password',
  query: z.strictObject({ email: Email }),
  response: 'empty',
  effect: 'write',
  access: anyone,
});

/** Sets a new password by the link's token. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/users/reset-password',
  summary: 'Set a new password by a link',
  body: z.strictObject({ token: ResetToken, password: PasswordText, confirmPassword: PasswordText }),
  response: 'empty',
  errors: ['RESET_LINK_INVALID', ...PASSWORD_ERRORS],
  effect: 'write',
  access: anyone,
});

/** Says whether a link is still good; `minimumLength` is how long the new password is at least, for a good link. */
export const verifyResetPassword = endpoint({
  method: 'POST',
  path: '/users/verify-reset-password',
  summary: 'Whether a link to set a password is still good',
  body: z.strictObject({ token: ResetToken }),
  response: z.object({ value: z.boolean(), minimumLength: z.int().optional() }),
  effect: 'read',
  access: anyone,
});

/** What a new password of the signed-in person needs beyond the common rules: the longest minimum of the person's companies. */
export const getPasswordRules = endpoint({
  method: 'GET',
  path: '/users/password-rules',
  summary: 'How long a new own password is at least',
  response: z.object({ minimumLength: z.int() }),
  effect: 'read',
  access: signedIn,
});

/** Changes the own password; rules in the order of spec 1 §5; ends every other session and the trust in every device, mails the person and answers with a new token. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/configurations/change-password',
  summary: 'Change the own password',
  body: z.strictObject({
    tenantId: Id.nullable().optional(),
    currentPassword: PasswordText,
    newPassword: PasswordText,
    confirmPassword: PasswordText,
  }),
  response: z.object({ token: z.string() }),
  errors: ['CURRENT_PASSWORD_WRONG', 'CONFLICT', ...PASSWORD_ERRORS],
  effect: 'write',
  access: signedIn,
});
