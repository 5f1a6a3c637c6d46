import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { Id } from '#core/shapes.ts';
import { signedIn } from '../core/access-level.ts';
import { OwnPassword, PasskeyRequest, SignedCredential } from './passkeys.ts';

/**
 * What a step-up is for: the calls of one company, or null for those that name none, such as adding a person. One without a company counts in all of the
 * person's: who changes people can reach them all.
 */
const Scope = { tenantId: Id.nullable() };

/** Until when calls declared with a step-up may be made; an ISO moment. */
const Granted = z.object({ until: z.iso.datetime() });

/** Gives the own password again: good for 5 minutes of this session. Where only a passkey counts, `PASSKEY_NEEDED`. Typing it at sign-in does the same. */
export const confirmStepUp = endpoint({
  method: 'POST',
  path: '/users/step-up',
  summary: 'Confirm with the own password',
  body: z.strictObject({ ...Scope, password: OwnPassword }),
  response: Granted,
  errors: ['CURRENT_PASSWORD_WRONG', 'PASSKEY_NEEDED', 'COMPANY_NOT_LINKED'],
  effect: 'write',
  access: signedIn,
});

/** Begins to confirm with a passkey: what the browser signs, good for 3 minutes, once and for this scope. */
export const startPasskeyGrant = endpoint({
  method: 'POST',
  path: '/users/passkeys/grant/start',
  summary: 'Begin to confirm with a passkey',
  body: z.strictObject(Scope),
  response: PasskeyRequest,
  errors: ['PASSKEY_NONE', 'PASSKEY_TOO_NEW', 'COMPANY_NOT_LINKED'],
  effect: 'write',
  access: signedIn,
});

/** Confirms with a passkey: good for 5 minutes of this session, also where only a passkey counts. */
export const confirmPasskeyGrant = endpoint({
  method: 'POST',
  path: '/users/passkeys/grant',
  summary: 'Confirm with a passkey',
  body: z.strictObject({ ...Scope, credential: SignedCredential }),
  response: Granted,
  errors: [
    'PASSKEY_CHALLENGE_OVER',
    'PASSKEY_REFUSED',
    'PASSKEY_COPIED',
    'PASSKEY_TOO_NEW',
    'COMPANY_NOT_LINKED',
  ],
  effect: 'write',
  access: signedIn,
});
