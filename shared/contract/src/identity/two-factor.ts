import { z } from 'zod';
import { signedIn, withTicket } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { PasswordLength, TextLength, TWO_FACTOR_CODE } from '#core/limits.ts';
import { unlessTrue } from '#core/refusal.ts';
import { Id, QueryId } from '#core/shapes.ts';
import { AppCode, RecoveryCode } from './authenticator.ts';

/** Whether the person has two-factor sign-in on, and whether one of the person's companies requires it of everybody. */
export const TwoFactorState = z.object({ enabled: z.boolean(), required: z.boolean() });
export type TwoFactorState = z.infer<typeof TwoFactorState>;

/** The two-factor setting of the signed-in person. */
export const getTwoFactor = endpoint({
  method: 'GET',
  path: '/users/two-factor',
  summary: 'The own two-factor setting',
  response: TwoFactorState,
  effect: 'read',
  access: signedIn,
});

/** Switches two-factor sign-in of the signed-in person on or off, with the own password; a mail informs the person. */
export const updateTwoFactor = endpoint({
  method: 'POST',
  path: '/users/two-factor',
  summary: 'Switch the own two-factor sign-in on or off',
  body: z.strictObject({ enabled: z.boolean(), password: z.string().min(1).max(PasswordLength.max) }),
  response: TwoFactorState,
  errors: ['CURRENT_PASSWORD_WRONG', 'SECOND_STEP_NEEDS_EMAIL'],
  effect: 'write',
  access: signedIn,
});

/** A browser that needs no two-factor code. `label` is what it says of itself; moments are ISO texts; `current`: the one that asks. */
export const TrustedDevice = z.object({
  id: Id,
  label: z.string(),
  lastUsedAt: z.string(),
  trustedUntil: z.string(),
  current: z.boolean(),
});
export type TrustedDevice = z.infer<typeof TrustedDevice>;

/** The own trusted browsers, the last used first. */
export const getTrustedDevices = endpoint({
  method: 'GET',
  path: '/users/trusted-devices',
  summary: 'The own trusted devices',
  response: z.array(TrustedDevice),
  effect: 'read',
  access: signedIn,
});

/** Ends the trust in one of the own browsers: the next sign-in there asks for the code again. */
export const forgetTrustedDevice = endpoint({
  method: 'DELETE',
  path: '/users/trusted-devices/{id}',
  summary: 'Trust a device no longer',
  params: z.strictObject({ id: QueryId }),
  response: 'empty',
  effect: 'write',
  access: signedIn,
});

/** Whether a two-factor code is due for this person on this device. `userId` is the person of the sign-in ticket. */
export const requiresTwoFactor = endpoint({
  method: 'POST',
  path: '/users/requires-two-factor',
  base: 'root',
  summary: 'Whether a two-factor code is due',
  body: z.strictObject({ userId: Id, deviceId: z.string().max(TextLength.secret) }),
  response: z.object({ value: z.boolean() }),
  effect: 'read',
  access: withTicket,
});

/** Confirms the six digits of the two-factor code; `value` true on success, with the new token. */
export const confirmTwoFactorCode = endpoint({
  method: 'POST',
  path: '/users/two-factor-code/confirm',
  base: 'root',
  summary: 'Confirm the two-factor code',
  body: z.strictObject({
    userId: Id,
    deviceId: z.string().max(TextLength.secret),
    code: z.string().regex(TWO_FACTOR_CODE),
    /** This browser needs no two-factor code for 30 days. */
    trustDevice: z.boolean().optional(),
  }),
  response: z.object({ value: z.boolean(), token: z.string().optional() }),
  refusal: unlessTrue('TWO_FACTOR_CODE_WRONG'),
  effect: 'write',
  access: withTicket,
});

/** Sends another code for the sign-in ticket; the one before is worth nothing then. `pauseSeconds`: how long until the next may be asked for. */
export const sendTwoFactorCode = endpoint({
  method: 'POST',
  path: '/users/two-factor-code/send',
  summary: 'Send another two-factor code',
  response: z.object({ pauseSeconds: z.number().int() }),
  effect: 'write',
  access: withTicket,
});

/** Takes the two-factor step of a sign-in with a code of the app, which is good once; the ticket ends and the answer brings the bearer half of the session. */
export const confirmAuthenticatorCode = endpoint({
  method: 'POST',
  path: '/users/authenticator/sign-in',
  summary: 'Take the two-factor step with a code of the app',
  body: z.strictObject({
    code: AppCode,
    deviceId: z.string().max(TextLength.secret),
    /** This browser needs no two-factor step for 30 days. */
    trustDevice: z.boolean().optional(),
  }),
  response: z.object({ token: z.string() }),
  errors: ['TWO_FACTOR_CODE_WRONG', 'FORBIDDEN'],
  effect: 'write',
  access: withTicket,
});

/** Takes the two-factor step of a sign-in with a recovery code, which is worth nothing then; its owner is mailed. */
export const confirmRecoveryCode = endpoint({
  method: 'POST',
  path: '/users/recovery-codes/sign-in',
  summary: 'Take the two-factor step with a recovery code',
  body: z.strictObject({ code: RecoveryCode, deviceId: z.string().max(TextLength.secret) }),
  response: z.object({ token: z.string() }),
  errors: ['TWO_FACTOR_CODE_WRONG', 'FORBIDDEN'],
  effect: 'write',
  access: withTicket,
});
