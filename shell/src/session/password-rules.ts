import type { ErrorCode } from '@paga/contract/error-codes';

/** What the server would say first of a new password (spec 1 §5), in its order; undefined when it keeps the rules. */
export function firstPasswordFault(password: string, confirmation: string): ErrorCode | undefined {
  if (password !== confirmation) return 'PASSWORDS_DIFFER';
  if (password.length < 6) return 'PASSWORD_TOO_SHORT';
  if (!/[a-z]/.test(password)) return 'PASSWORD_NO_LOWERCASE';
  if (!/\d/.test(password)) return 'PASSWORD_NO_DIGIT';
  if (!/[A-Z]/.test(password)) return 'PASSWORD_NO_UPPERCASE';
  return undefined;
}
