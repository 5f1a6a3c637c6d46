import { z } from 'zod';
import { anyone, ownEmployee } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { CivilDate, Email, Id, Language, QueryId } from '#core/shapes.ts';
import {
  DiscoveredCredential,
  NewCredential,
  PasskeyCreation,
  PasskeyName,
  PasskeyRequest,
  SignedCredential,
} from '../identity/passkeys.ts';
import { OWN_CODE_DIGITS, OWN_PARTS } from './parts.ts';

/** A mailed code. */
export const OwnCode = z.string().length(OWN_CODE_DIGITS).regex(/^\d+$/);

/**
 * Whose page it is. `parts`: what the company offers of it now. `offered`: false where the company has switched the page off and the person still reads the
 * payslips they had read. `leftOn`: the last day of who has left. `readOnly`: a suspended or expired company.
 */
export const OwnPageSession = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  language: Language,
  parts: z.array(z.enum(OWN_PARTS)),
  offered: z.boolean(),
  leftOn: CivilDate.nullable(),
  readOnly: z.boolean(),
});
export type OwnPageSession = z.infer<typeof OwnPageSession>;

/** Who the own session is of, and what the page offers them. */
export const getOwnSession = endpoint({
  method: 'GET',
  path: '/own/session',
  summary: 'Whose own page it is, and its parts',
  response: OwnPageSession,
  effect: 'read',
  access: ownEmployee,
});

/**
 * An own session has begun: `handle` is the half that the page sends as bearer, the other is a cookie. `employers`: at how many the account has a page; with
 * more than one the person picks (`getOwnEmployers`). `hasPasskey`: none yet is offered one.
 */
export const OwnSignedIn = z.object({ handle: z.string(), employers: z.int(), hasPasskey: z.boolean() });
export type OwnSignedIn = z.infer<typeof OwnSignedIn>;

/** Mails a code to the address of an own account, good for 10 minutes in the browser that asks. The answer is the same for every address. */
export const askOwnCode = endpoint({
  method: 'POST',
  path: '/own/sign-in/code',
  summary: 'Mail a code to sign in on the own page',
  body: z.strictObject({ address: Email }),
  response: 'empty',
  effect: 'write',
  access: anyone,
});

/** Signs in with the code that was mailed. `OWN_CODE_WRONG`: wrong, too old, no try left, or typed into another browser. `OWN_PAGE_OFF`: no employer offers the page. */
export const signInByOwnCode = endpoint({
  method: 'POST',
  path: '/own/sign-in',
  summary: 'Sign in on the own page with a mailed code',
  body: z.strictObject({ code: OwnCode }),
  response: OwnSignedIn,
  errors: ['OWN_CODE_WRONG', 'OWN_PAGE_OFF'],
  effect: 'write',
  access: anyone,
});

/** Begins a sign-in with a passkey: what the browser signs, good for 3 minutes and once. */
export const startOwnPasskeySignIn = endpoint({
  method: 'POST',
  path: '/own/sign-in/passkey/start',
  summary: 'Begin to sign in on the own page with a passkey',
  response: PasskeyRequest,
  effect: 'write',
  access: anyone,
});

/** Signs in with a passkey. */
export const signInByOwnPasskey = endpoint({
  method: 'POST',
  path: '/own/sign-in/passkey',
  summary: 'Sign in on the own page with a passkey',
  body: z.strictObject({ credential: DiscoveredCredential }),
  response: OwnSignedIn,
  errors: ['PASSKEY_CHALLENGE_OVER', 'PASSKEY_REFUSED', 'PASSKEY_COPIED', 'OWN_PAGE_OFF'],
  effect: 'write',
  access: anyone,
});

/** Ends the own session that asks. */
export const signOutOfOwnPage = endpoint({
  method: 'POST',
  path: '/own/sign-out',
  summary: 'Sign out of the own page',
  response: 'empty',
  effect: 'write',
  whenClosed: 'works',
  access: ownEmployee,
});

/** The employers at which the account has a page, by name; nothing else of another one is shown. */
export const getOwnEmployers = endpoint({
  method: 'GET',
  path: '/own/employers',
  summary: 'The employers of an own account',
  response: z.array(z.object({ id: Id, name: z.string(), current: z.boolean() })),
  effect: 'read',
  access: ownEmployee,
});

/** Goes on at another employer. `id`: of `getOwnEmployers`. */
export const chooseOwnEmployer = endpoint({
  method: 'POST',
  path: '/own/employers',
  summary: 'Go on at another employer',
  body: z.strictObject({ id: Id }),
  response: 'empty',
  errors: ['NOT_FOUND'],
  effect: 'write',
  whenClosed: 'works',
  access: ownEmployee,
});

/** A passkey of an own account, and a place where somebody is signed in with it. Moments are ISO texts. */
const OwnPasskey = z.object({
  id: Id,
  name: z.string(),
  synced: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
const OwnPlace = z.object({
  id: Id,
  device: z.string().nullable(),
  address: z.string().nullable(),
  signedInAt: z.string(),
  lastActiveAt: z.string(),
  current: z.boolean(),
});

/** `address`: null of who joined by a letter. `fresh`: a passkey or a code was given in the last 5 minutes, which changes here ask for. */
export const OwnAccount = z.object({
  address: z.string().nullable(),
  language: Language,
  fresh: z.boolean(),
  passkeys: z.array(OwnPasskey),
  sessions: z.array(OwnPlace),
});
export type OwnAccount = z.infer<typeof OwnAccount>;

/** The own account: how one signs in, and where one is signed in. */
export const getOwnAccount = endpoint({
  method: 'GET',
  path: '/own/account',
  summary: 'The own account, its passkeys and sessions',
  response: OwnAccount,
  effect: 'read',
  access: ownEmployee,
});

/** Ends one of the own sessions at once. */
export const endOwnPageSession = endpoint({
  method: 'DELETE',
  path: '/own/sessions/{id}',
  summary: 'End a session of the own page',
  params: z.strictObject({ id: QueryId }),
  response: 'empty',
  errors: ['NOT_FOUND'],
  effect: 'write',
  whenClosed: 'works',
  access: ownEmployee,
});

/** The language of the own page and its mails. */
export const chooseOwnLanguage = endpoint({
  method: 'POST',
  path: '/own/language',
  summary: 'Choose the language of the own page',
  body: z.strictObject({ language: Language }),
  response: 'empty',
  effect: 'write',
  whenClosed: 'works',
  access: ownEmployee,
});

/** Begins to prove that the person is there just now: mails a code to the own address, or says what a passkey signs. */
export const startOwnProof = endpoint({
  method: 'POST',
  path: '/own/proof/start',
  summary: 'Begin to prove that it is the person',
  body: z.strictObject({ by: z.enum(['code', 'passkey']) }),
  response: z.object({ passkey: PasskeyRequest.optional() }),
  errors: ['PASSKEY_NONE', 'OWN_ADDRESS_NONE'],
  effect: 'write',
  whenClosed: 'works',
  access: ownEmployee,
});

/** Proves it, for 5 minutes, by the mailed code or a signed passkey: one of the two. */
export const confirmOwnProof = endpoint({
  method: 'POST',
  path: '/own/proof',
  summary: 'Prove that it is the person',
  body: z.strictObject({ code: OwnCode.optional(), credential: SignedCredential.optional() }),
  response: 'empty',
  errors: ['OWN_CODE_WRONG', 'PASSKEY_CHALLENGE_OVER', 'PASSKEY_REFUSED', 'PASSKEY_COPIED'],
  effect: 'write',
  whenClosed: 'works',
  access: ownEmployee,
});

/** Begins to add a passkey: what the browser makes it with, good for 3 minutes and once. */
export const startOwnPasskey = endpoint({
  method: 'POST',
  path: '/own/passkeys/start',
  summary: 'Begin to add a passkey of the own page',
  response: PasskeyCreation,
  errors: ['OWN_PROOF_NEEDED', 'PASSKEY_LIMIT'],
  effect: 'write',
  whenClosed: 'works',
  access: ownEmployee,
});

/** Adds the passkey that the browser has made; its owner is mailed. */
export const addOwnPasskey = endpoint({
  method: 'POST',
  path: '/own/passkeys',
  summary: 'Add a passkey of the own page',
  body: z.strictObject({ name: PasskeyName, credential: NewCredential }),
  response: 'empty',
  errors: ['OWN_PROOF_NEEDED', 'PASSKEY_CHALLENGE_OVER', 'PASSKEY_REFUSED', 'PASSKEY_TAKEN', 'PASSKEY_LIMIT'],
  effect: 'write',
  whenClosed: 'works',
  access: ownEmployee,
});

/** Removes a passkey; its owner is mailed. The last one of an account without an address stays (`PASSKEY_NEEDED`). */
export const removeOwnPasskey = endpoint({
  method: 'POST',
  path: '/own/passkeys/{id}/remove',
  summary: 'Remove a passkey of the own page',
  params: z.strictObject({ id: QueryId }),
  response: 'empty',
  errors: ['OWN_PROOF_NEEDED', 'PASSKEY_NEEDED', 'NOT_FOUND'],
  effect: 'write',
  whenClosed: 'works',
  access: ownEmployee,
});

/** Mails a code to a new address of the own account. */
export const askOwnAddress = endpoint({
  method: 'POST',
  path: '/own/address/code',
  summary: 'Mail a code to a new address of the own account',
  body: z.strictObject({ address: Email }),
  response: 'empty',
  errors: ['OWN_PROOF_NEEDED'],
  effect: 'write',
  whenClosed: 'works',
  access: ownEmployee,
});

/** Takes the new address, by the code that was mailed there; the old one is mailed. */
export const confirmOwnAddress = endpoint({
  method: 'POST',
  path: '/own/address',
  summary: 'Change the address of the own account',
  body: z.strictObject({ code: OwnCode }),
  response: z.object({ address: z.string() }),
  errors: ['OWN_PROOF_NEEDED', 'OWN_CODE_WRONG', 'OWN_ADDRESS_OF_OTHER'],
  effect: 'write',
  whenClosed: 'works',
  access: ownEmployee,
});

/**
 * Says "this was not me" with the secret of a mail: a proposed account that waits is stopped, everybody who is signed in on that own page is signed out, and for 7 days no other account can be proposed there. `stopped` false: it had
 * been decided or withdrawn before. `OWN_STOP_OVER` for a secret that is none.
 */
export const stopProposal = endpoint({
  method: 'POST',
  path: '/own/stop',
  summary: 'Stop an account that somebody proposed in my name',
  body: z.strictObject({ token: z.string().min(1).max(TextLength.secret) }),
  response: z.object({ company: z.string(), stopped: z.boolean(), applied: z.boolean() }),
  errors: ['OWN_STOP_OVER'],
  effect: 'write',
  access: anyone,
});
