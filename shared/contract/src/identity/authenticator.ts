import { z } from 'zod';
import { signedIn } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { RECOVERY_CODE, TWO_FACTOR_CODE } from '#core/limits.ts';
import { OwnPassword } from './passkeys.ts';

/** How many recovery codes are made at a time; each is good once. */
export const RECOVERY_CODES = 10;

/** The six digits that the app shows now. */
export const AppCode = z.string().regex(TWO_FACTOR_CODE);
/** One that is unused, as a person may type it. */
export const RecoveryCode = z.string().trim().regex(RECOVERY_CODE);
/** Either of them: who has lost the device switches the app off by a recovery code. */
const EitherCode = z.union([AppCode, RecoveryCode]);

/** Whether the person has an authenticator app, since when (an ISO moment), and how many recovery codes are unused. */
export const AuthenticatorState = z.object({
  enabled: z.boolean(),
  since: z.string().nullable(),
  recoveryCodes: z.int(),
});
export type AuthenticatorState = z.infer<typeof AuthenticatorState>;

/** What is read once and never again. */
const NewRecoveryCodes = z.object({ codes: z.array(z.string()) });
export type NewRecoveryCodes = z.infer<typeof NewRecoveryCodes>;

/** The own authenticator app. */
export const getAuthenticator = endpoint({
  method: 'GET',
  path: '/users/authenticator',
  summary: 'The own authenticator app',
  response: AuthenticatorState,
  effect: 'read',
  access: signedIn,
});

/** Begins to set an authenticator app up, after the password again: the secret, as text and as the address of a QR code, shown this once and good for 10 minutes. */
export const startAuthenticator = endpoint({
  method: 'POST',
  path: '/users/authenticator/start',
  summary: 'Begin to set an authenticator app up',
  body: z.strictObject({ password: OwnPassword }),
  response: z.object({ secret: z.string(), address: z.string() }),
  errors: ['CURRENT_PASSWORD_WRONG', 'AUTHENTICATOR_ON'],
  effect: 'write',
  access: signedIn,
});

/** Switches the app on with a right code of its new secret, and two-factor sign-in with it; its owner is mailed. The recovery codes are shown this once. */
export const addAuthenticator = endpoint({
  method: 'POST',
  path: '/users/authenticator',
  summary: 'Switch the authenticator app on',
  body: z.strictObject({ code: AppCode }),
  response: NewRecoveryCodes,
  errors: ['TWO_FACTOR_CODE_WRONG', 'AUTHENTICATOR_ON', 'AUTHENTICATOR_OVER'],
  effect: 'write',
  access: signedIn,
});

/** Makes ten recovery codes anew, after the password again and a code; those before are worth nothing then, and its owner is mailed. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/users/authenticator/recovery-codes',
  summary: 'Make the recovery codes anew',
  body: z.strictObject({ password: OwnPassword, code: EitherCode }),
  response: NewRecoveryCodes,
  errors: ['CURRENT_PASSWORD_WRONG', 'TWO_FACTOR_CODE_WRONG', 'AUTHENTICATOR_OFF'],
  effect: 'write',
  access: signedIn,
});

/** Switches the app off and ends its recovery codes, after the password again and a code; its owner is mailed. */
export const removeAuthenticator = endpoint({
  method: 'POST',
  path: '/users/authenticator/remove',
  summary: 'Switch the authenticator app off',
  body: z.strictObject({ password: OwnPassword, code: EitherCode }),
  response: 'empty',
  errors: ['CURRENT_PASSWORD_WRONG', 'TWO_FACTOR_CODE_WRONG', 'AUTHENTICATOR_OFF'],
  effect: 'write',
  access: signedIn,
});
