import type { ErrorCode } from '#core/error-codes.ts';
import { PasswordLength } from '#core/limits.ts';

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

const LETTERS_AND_DIGITS = [
  { code: 'PASSWORD_NO_LOWERCASE', kept: (password: string) => /\p{Ll}/u.test(password) },
  { code: 'PASSWORD_NO_DIGIT', kept: (password: string) => /\d/.test(password) },
  { code: 'PASSWORD_NO_UPPERCASE', kept: (password: string) => /\p{Lu}/u.test(password) },
] as const;

type PasswordError = (typeof PASSWORD_ERRORS)[number];
type KeptRule = { code: Exclude<PasswordError, 'PASSWORDS_DIFFER' | 'PASSWORD_TOO_COMMON'>; kept: boolean };

/**
 * The rules that anybody can look at, in the order of specification 1 §5, each with whether the password keeps it. `minimum` is the
 * company's own least length; one longer than the common takes its place.
 */
export function keptPasswordRules(password: string, minimum = 0): KeptRule[] {
  const length: KeptRule =
    minimum > PasswordLength.min
      ? { code: 'PASSWORD_BELOW_COMPANY_MINIMUM', kept: password.length >= minimum }
      : { code: 'PASSWORD_TOO_SHORT', kept: password.length >= PasswordLength.min };
  return [length, ...LETTERS_AND_DIGITS.map(({ code, kept }) => ({ code, kept: kept(password) }))];
}

/**
 * The first rule a new password breaks, in the order of specification 1 §5; undefined when it keeps them. Letters are those of any
 * alphabet: `ë` is lower, `Ç` upper case. `minimum` is the company's own least length; it never takes from the common one.
 */
export function brokenPasswordRule(
  password: string,
  confirmation: string,
  minimum = 0,
): ErrorCode | undefined {
  if (password !== confirmation) return 'PASSWORDS_DIFFER';
  if (password.length < PasswordLength.min) return 'PASSWORD_TOO_SHORT';
  if (password.length < minimum) return 'PASSWORD_BELOW_COMPANY_MINIMUM';
  return keptPasswordRules(password).find(({ kept }) => !kept)?.code;
}
