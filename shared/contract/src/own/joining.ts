import { z } from 'zod';
import { anyone } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { Language } from '#core/shapes.ts';
import { NewCredential, PasskeyCreation, PasskeyName } from '../identity/passkeys.ts';
import { OwnSignedIn } from './account.ts';
import { JOINING_DIGITS } from './parts.ts';

/** The secret of a mailed link, or the code of a letter; spaces, dashes and small letters of a typed one do not count. */
const Token = z.string().min(1).max(TextLength.secret);
/** The last four digits of the personal number, which neither mail nor letter holds. */
const Digits = z.string().length(JOINING_DIGITS).regex(/^\d+$/);

/** Which company has invited, and nothing else. `letter`: joining needs a passkey. Nothing is changed by it. */
export const openOwnInvitation = endpoint({
  method: 'POST',
  path: '/own/invitation',
  summary: 'Which company has invited to its own page',
  body: z.strictObject({ token: Token }),
  response: z.object({ company: z.string(), letter: z.boolean() }),
  errors: ['OWN_INVITATION_OVER'],
  effect: 'read',
  access: anyone,
});

/** Begins a joining by letter, with the digits: what the browser makes its passkey with. Wrong digits count as in `joinOwnPage`. */
export const startOwnJoining = endpoint({
  method: 'POST',
  path: '/own/joining/start',
  summary: 'Begin to join by a letter',
  body: z.strictObject({ token: Token, digits: Digits }),
  response: PasskeyCreation,
  errors: ['OWN_INVITATION_OVER', 'OWN_DIGITS_WRONG'],
  effect: 'write',
  access: anyone,
});

/**
 * Joins, once, and signs in. Five wrong answers end the invitation. `OWN_ADDRESS_OF_OTHER`: the address is that of somebody else's page, so the office has to
 * print a letter. `PASSKEY_NEEDED`: a letter is joined with a passkey.
 */
export const joinOwnPage = endpoint({
  method: 'POST',
  path: '/own/joining',
  summary: 'Join the own page',
  body: z.strictObject({
    token: Token,
    digits: Digits,
    language: Language,
    passkey: z.strictObject({ name: PasskeyName, credential: NewCredential }).optional(),
  }),
  response: OwnSignedIn,
  errors: [
    'OWN_INVITATION_OVER',
    'OWN_DIGITS_WRONG',
    'OWN_ADDRESS_OF_OTHER',
    'PASSKEY_NEEDED',
    'PASSKEY_CHALLENGE_OVER',
    'PASSKEY_REFUSED',
    'PASSKEY_TAKEN',
  ],
  effect: 'write',
  access: anyone,
});
