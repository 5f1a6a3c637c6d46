import type { ErrorCode } from './error-codes.ts';
import { PasswordLength } from './limits.ts';

/** What a new password may be refused for, in the order of specification 1 §5. The last one only the server knows. */
export const PASSWORD_ERRORS = [
  'PASSWORDS_DIFFER',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_BELOW_COMPANY_MINIMUM',
  'PASSWORD_NO_LOWERCASE',
  'PASSWORD_NO_DIGIT',
  'PASSWORD_NO_UPPERCASE',
  'PASSWORD_TOO_COMMON',
] as const satisfies readonly ErrorCode[];

/**
 * The first rule a new password breaks, in the order of specification 1 §5; undefined when it keeps them. Letters are those of any
 * alphabet: `ë` is lower, `Ç` upper case. `minimum` is the company's own least length; it never takes from the common one.
 */
export function brokenPasswordRule(password: string, confirmation: string, minimum = 0): ErrorCode | undefined {
  if (password !== confirmation) return 'PASSWORDS_DIFFER';
  if (password.length < PasswordLength.min) return 'PASSWORD_TOO_SHORT';
  if (password.length < minimum) return 'PASSWORD_BELOW_COMPANY_MINIMUM';
  if (!/\p{Ll}/u.test(password)) return 'PASSWORD_NO_LOWERCASE';
  if (!/\d/.test(password)) return 'PASSWORD_NO_DIGIT';
  if (!/\p{Lu}/u.test(password)) return 'PASSWORD_NO_UPPERCASE';
  return undefined;
}
