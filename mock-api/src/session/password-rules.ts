import type { ErrorCode } from '@paga/contract/error-codes';
import { DomainError } from '../http/domain-error.ts';

const MINIMUM = 6;

/** Passwords everybody tries first and that the other rules let through; compared without regard to case. */
const COMMON = new Set(
  'password1 passw0rd passw0rd1 password123 password12 qwerty1 qwerty12 qwerty123 abc123 abcd1234 abcdef1 letmein1 welcome1 welcome123 admin1 admin123 admin1234 test123 test1234 user123 changeme1 1q2w3e4r 1qaz2wsx zaq12wsx q1w2e3r4 iloveyou1 monkey1 dragon1 football1 master1 sunshine1 princess1 kosova1 kosova123 kosovo1 prishtina1 shqiperia1 shqip123 paga123 paga2026'.split(
    ' ',
  ),
);

/** The first rule a new password breaks, in the order of spec 1 §5; undefined: it is good. */
export function brokenRule(password: string, confirmation: string, minimum = MINIMUM): ErrorCode | undefined {
  if (password !== confirmation) return 'PASSWORDS_DIFFER';
  if (password.length < Math.max(MINIMUM, minimum)) return 'PASSWORD_TOO_SHORT';
  if (!/\p{Ll}/u.test(password)) return 'PASSWORD_NO_LOWERCASE';
  if (!/\d/.test(password)) return 'PASSWORD_NO_DIGIT';
  if (!/\p{Lu}/u.test(password)) return 'PASSWORD_NO_UPPERCASE';
  if (COMMON.has(password.toLowerCase())) return 'PASSWORD_TOO_COMMON';
  return undefined;
}

/** Throws the first rule a new password breaks. */
export function requireGoodPassword(password: string, confirmation: string, minimum?: number): void {
  const broken = brokenRule(password, confirmation, minimum);
  if (broken) throw new DomainError(broken);
}
