import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { PasswordLength } from '#core/limits.ts';
import { Id, QueryId } from '#core/shapes.ts';
import { signedIn } from '../core/access-level.ts';

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
