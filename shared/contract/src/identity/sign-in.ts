import { z } from 'zod';
import { anyone, inCompany, notAgreed, signedIn, withTicket } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { PasswordLength, TextLength } from '#core/limits.ts';
import { unlessTrue } from '#core/refusal.ts';
import { Id, QueryId, RoleId } from '#core/shapes.ts';
import { DiscoveredCredential, PasskeyRequest } from './passkeys.ts';
import { AuthenticatedUser, LoginCompany, SignInAnswer } from './user.ts';

const RotatedSession = z.object({ token: z.string() });

/** Sign-in. A full session when no two-factor code is due, else a ticket good only for the two 2FA calls and logout. */
export const login = endpoint({
  method: 'POST',
  path: '/users/login',
  summary: 'Sign in with user name or e-mail and password',
  body: z.strictObject({
    email: z.string().trim().min(1).max(TextLength.email),
    password: z.string().min(1).max(PasswordLength.max),
  }),
  response: SignInAnswer,
  errors: ['WRONG_CREDENTIALS', 'SECOND_STEP_NEEDS_EMAIL'],
  effect: 'write',
  access: anyone,
});

/** Begins a sign-in by a passkey alone: what the browser signs, good for 3 minutes, once and in this browser. It names no passkey: the browser offers what it has. */
export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/users/passkeys/login/start',
  summary: 'Begin to sign in with a passkey alone',
  response: PasskeyRequest,
  effect: 'write',
  access: anyone,
});

/**
 * Signs in with a passkey alone, which counts as both factors. One that was added less than a day ago brings a ticket and a mailed code; where none can be
 * mailed, `PASSKEY_NOT_ALONE_YET`. An unknown passkey, a wrong answer and a person who may not sign in are answered alike.
 */
export const loginByPasskey = endpoint({
  method: 'POST',
  path: '/users/passkeys/login',
  summary: 'Sign in with a passkey alone',
  body: z.strictObject({ credential: DiscoveredCredential }),
  response: SignInAnswer,
  errors: ['PASSKEY_CHALLENGE_OVER', 'PASSKEY_REFUSED', 'PASSKEY_COPIED', 'PASSKEY_NOT_ALONE_YET'],
  effect: 'write',
  access: anyone,
});

/** Ends this session, in all tabs. */
export const logout = endpoint({
  method: 'POST',
  path: '/users/logout',
  summary: 'End the session',
  response: 'empty',
  effect: 'write',
  access: withTicket,
});

/** Rotates both halves; the previous pair lives 10 s. Rotating with it answers the pair itself; a second time ends the session and mails the person. */
export const refreshToken = endpoint({
  method: 'POST',
  path: '/users/refresh-token',
  summary: 'Rotate both halves of the session',
  response: RotatedSession,
  effect: 'write',
  access: signedIn,
});

/** Accepts the licence agreement. */
export const acceptTerms = endpoint({
  method: 'POST',
  path: '/users/accept-terms',
  summary: 'Accept the licence agreement',
  body: z.strictObject({ email: z.string().trim().min(1).max(TextLength.email), agreed: z.literal(1) }),
  response: AuthenticatedUser,
  effect: 'write',
  access: notAgreed,
});

/** Sets the session's default company, for clients that show one company and send no header. */
export const chooseCompany = endpoint({
  method: 'POST',
  path: '/users/choose-company',
  summary: "Choose the session's company",
  body: z.strictObject({ tenantId: Id }),
  response: AuthenticatedUser,
  errors: ['COMPANY_NOT_LINKED'],
  effect: 'write',
  access: signedIn,
});

/** Who is signed in, with roles and company read now. */
export const getAuthUser = endpoint({
  method: 'GET',
  path: '/configurations/authUser',
  summary: 'The signed-in user',
  response: AuthenticatedUser,
  effect: 'read',
  access: notAgreed,
});

/**
 * Checks the period-closing code; `value` true grants this session salary edits in that company, for 5 minutes from the last
 * one that is saved. Case does not count. `userId` is the person.
 */
export const authenticateCode = endpoint({
  method: 'POST',
  path: '/users/authenticate/code',
  summary: 'Check the period-closing code',
  body: z.strictObject({ code: z.string().trim().min(1).max(20), userId: Id }),
  response: z.object({ value: z.boolean() }),
  errors: ['CLOSING_CODE_LOCKED'],
  refusal: unlessTrue('CLOSING_CODE_WRONG'),
  effect: 'write',
  access: inCompany,
});

/** Ours: for how many seconds this session may still edit salaries in the company; 0: the code is asked first. All its tabs share them. */
export const getSalaryGrant = endpoint({
  method: 'GET',
  path: '/users/authenticate/code',
  summary: 'Whether this session may edit salaries',
  response: z.object({ seconds: z.int().min(0) }),
  effect: 'read',
  access: inCompany,
});

/**
 * The companies of the picker, by name. What the query says of role and e-mail is ignored: the session decides. Ours: `page`, from 1, of
 * `OwnCompanies.page` companies; `search`, a part of the name, case and diacritics do not count; `tenantId`, that company alone. With none of them the whole
 * list, as specified.
 */
export const getLoginTenants = endpoint({
  method: 'GET',
  path: '/register/loginTenants',
  summary: 'Companies the signed-in user may choose',
  query: z.strictObject({
    roleId: z.coerce.number<number>().pipe(z.enum(RoleId)).optional(),
    email: z.string().max(TextLength.email).optional(),
    page: z.coerce.number<number>().pipe(z.int().min(1).max(100_000)).optional(),
    search: z.string().trim().max(TextLength.search).optional(),
    tenantId: QueryId.optional(),
  }),
  response: z.array(LoginCompany),
  effect: 'read',
  access: signedIn,
});
