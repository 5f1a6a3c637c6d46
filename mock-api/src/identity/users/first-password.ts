import { invalidField } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { oneAddress } from '#core/mail/address.ts';
import { hashPassword } from '../session/password.ts';
import { type PasswordLaw, requireGoodPassword } from '../session/password-rules.ts';
import { newSecret } from '../session/secret.ts';

/** The first password: what was typed for the person, or one that nobody knows, where the invitation reaches them and its link sets another. */
export async function firstPassword(
  { mailWaits }: Pick<OwnContext, 'mailWaits'>,
  { password, email }: { password?: string | undefined; email: string },
  law: PasswordLaw,
): Promise<{ passwordHash: string; passwordGiven: boolean }> {
  if (password !== undefined) {
    await requireGoodPassword(password, password, law);
    return { passwordHash: await hashPassword(password), passwordGiven: true };
  }
  if (mailWaits || oneAddress(email) === undefined)
    throw invalidField('password', 'required', 'No mail reaches this person: give them a first password');
  return { passwordHash: await hashPassword(newSecret()), passwordGiven: false };
}
