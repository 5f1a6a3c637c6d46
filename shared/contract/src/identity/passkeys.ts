import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { PasswordLength, TextLength } from '#core/limits.ts';
import { Id, QueryId } from '#core/shapes.ts';
import { signedIn, withTicket } from '../core/access-level.ts';

/** Most passkeys of one person. */
export const MOST_PASSKEYS = 10;

/** A piece of a WebAuthn answer: base64url without padding, of at most so many characters. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
/** The own password, asked again before sign-in facts change. */
export const OwnPassword = z.string().min(1).max(PasswordLength.max);
/** A credential's id has at most 1,023 bytes. */
const CredentialId = bytes(1_364);

/** What an authenticator answers when it makes a passkey; members as in WebAuthn's `RegistrationResponseJSON`. */
export const NewCredential = z.strictObject({
  id: CredentialId,
  clientDataJSON: bytes(4_000),
  attestationObject: bytes(16_000),
  transports: z.array(z.string().max(20)).max(10),
});
export type NewCredential = z.infer<typeof NewCredential>;

/** What an authenticator answers when a passkey signs; members as in WebAuthn's `AuthenticationResponseJSON`. */
export const SignedCredential = z.strictObject({
  id: CredentialId,
  clientDataJSON: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(4_000),
});
export type SignedCredential = z.infer<typeof SignedCredential>;

/** The same where nobody said who signs: `userHandle` is what the authenticator files the person under. */
export const DiscoveredCredential = SignedCredential.extend({ userHandle: bytes(100) });
export type DiscoveredCredential = z.infer<typeof DiscoveredCredential>;

const KnownCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** What the browser is asked to make a passkey with: WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(KnownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** What the browser is asked to sign with a passkey: WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(KnownCredential),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/**
 * A passkey of a person. `synced`: kept by a password manager on several devices. `confirmsFrom`: from when on it confirms a step-up, a day after it was
 * added, or at once where another one had been confirmed just before. Moments are ISO texts.
 */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  synced: z.boolean(),
  createdAt: z.string(),
  confirmsFrom: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** What a person calls a passkey. */
export const PasskeyName = z.string().trim().min(1).max(TextLength.label);

/** The own passkeys, the oldest first. `origin`: the one address at which they can be made and used. */
export const getPasskeys = endpoint({
  method: 'GET',
  path: '/users/passkeys',
  summary: 'The own passkeys',
  response: z.object({ origin: z.string(), passkeys: z.array(Passkey) }),
  effect: 'read',
  access: signedIn,
});

/** Begins to add a passkey, after the password again: what the browser makes it with, good for 3 minutes and once. */
export const startPasskey = endpoint({
  method: 'POST',
  path: '/users/passkeys/start',
  summary: 'Begin to add a passkey',
  body: z.strictObject({ password: OwnPassword }),
  response: PasskeyCreation,
  errors: ['CURRENT_PASSWORD_WRONG', 'PASSKEY_LIMIT'],
  effect: 'write',
  access: signedIn,
});

/** Adds the passkey that the browser has made; its owner is mailed. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/users/passkeys',
  summary: 'Add a passkey',
  body: z.strictObject({ name: PasskeyName, credential: NewCredential }),
  response: Passkey,
  errors: ['PASSKEY_CHALLENGE_OVER', 'PASSKEY_REFUSED', 'PASSKEY_TAKEN', 'PASSKEY_LIMIT'],
  effect: 'write',
  access: signedIn,
});

/** Removes one of the own passkeys, after the password again; its owner is mailed. */
export const removePasskey = endpoint({
  method: 'POST',
  path: '/users/passkeys/{id}/remove',
  summary: 'Remove a passkey',
  params: z.strictObject({ id: QueryId }),
  body: z.strictObject({ password: OwnPassword }),
  response: 'empty',
  errors: ['CURRENT_PASSWORD_WRONG', 'NOT_FOUND'],
  effect: 'write',
  access: signedIn,
});

/** Begins the two-factor step of a sign-in with a passkey: what the browser signs, good for 3 minutes and once. */
export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/users/passkeys/sign-in/start',
  summary: 'Begin the two-factor step with a passkey',
  response: PasskeyRequest,
  errors: ['PASSKEY_NONE', 'FORBIDDEN'],
  effect: 'write',
  access: withTicket,
});

/** Takes the two-factor step of a sign-in with a passkey; the ticket ends and the answer brings the bearer half of the session. */
export const confirmPasskeySignIn = endpoint({
  method: 'POST',
  path: '/users/passkeys/sign-in',
  summary: 'Take the two-factor step with a passkey',
  body: z.strictObject({
    credential: SignedCredential,
    deviceId: z.string().max(TextLength.secret),
    /** This browser needs no two-factor step for 30 days. */
    trustDevice: z.boolean().optional(),
  }),
  response: z.object({ token: z.string() }),
  errors: ['PASSKEY_CHALLENGE_OVER', 'PASSKEY_REFUSED', 'PASSKEY_COPIED', 'FORBIDDEN'],
  effect: 'write',
  access: withTicket,
});
