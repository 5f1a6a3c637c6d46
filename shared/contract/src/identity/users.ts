import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import type { ErrorCode } from '#core/error-codes.ts';
import { LIST_ITEMS, PAGE_ROWS, PasswordLength, TextLength } from '#core/limits.ts';
import { Email, Id, Language, paged, QueryId, RoleId, UserStatus } from '#core/shapes.ts';
import { changesPeople } from '#core/step-up.ts';
import {
  inCompany,
  signedIn,
  signedInEditor,
  superAdminOnly,
  superOrCompanyAdmin,
} from '../core/access-level.ts';
import { PASSWORD_ERRORS } from './password-rules.ts';
import { UserRecord } from './user.ts';

const Form = {
  name: z.string().trim().min(1).max(TextLength.personName),
  email: Email,
  /** The companies the person works in; for role 1 none. Left out by who is linked to one company only: that one. */
  tenantIds: z.array(QueryId).max(LIST_ITEMS).optional(),
};

/** What is sent of a new person: form data, so that numbers travel as digits. `roleId` left out: the least the call can give. */
export const NewUser = z.strictObject({
  ...Form,
  /**
   * Left out where mail is sent: the invitation's link sets the first one, and nobody else knows it. Who is given one here must set another before
   * anything of money (`PASSWORD_NOT_OWN`).
   */
  password: z.string().min(1).max(PasswordLength.max).optional(),
  roleId: z.coerce.number<number>().pipe(z.enum(RoleId)).optional(),
  /** What the person is written to in; left out: the language of who adds them. */
  language: Language.optional(),
});
export type NewUser = z.infer<typeof NewUser>;

/**
 * What of a person is changed; what is left out stays. `tenantIds` are those of the caller's companies the person then works in, `version`
 * (ours) the one that was read: a person who has changed since is not overwritten.
 */
export const ChangedUser = z.strictObject({
  id: Id,
  ...Form,
  name: Form.name.optional(),
  email: Form.email.optional(),
  roleId: z.enum(RoleId).optional(),
  status: z.enum(UserStatus).optional(),
  version: z.int().optional(),
});
export type ChangedUser = z.infer<typeof ChangedUser>;

/** A page of a list of users: by a part of the name or the e-mail, case and diacritics do not count. */
const UserQuery = z.strictObject({
  search: z.string().trim().max(TextLength.search).optional(),
  page: z.coerce.number<number>().pipe(z.int().min(1).max(100_000)).default(1),
  pageSize: z.coerce.number<number>().pipe(z.int().min(1).max(PAGE_ROWS)).default(10),
});

/** Refusals of every write about a person. */
const REACH: readonly ErrorCode[] = [
  'ROLE_NOT_GRANTED',
  'COMPANY_NOT_LINKED',
  'COMPANY_READ_ONLY',
  'EMAIL_TAKEN',
];
const CHANGE: readonly ErrorCode[] = [
  ...REACH,
  'OWN_ACCOUNT',
  'PERSON_WORKS_ELSEWHERE',
  'LAST_ADMINISTRATOR',
];

/** All users of all companies, by name. */
export const getAllUsers = endpoint({
  method: 'GET',
  path: '/configurations/getAllUsers',
  summary: 'All users',
  query: UserQuery,
  response: paged(UserRecord),
  effect: 'read',
  access: superAdminOnly,
});

/** The users of the request's company, by name; of their companies only that one is listed. */
export const getAllUsersByTenantId = endpoint({
  method: 'GET',
  path: '/configurations/getAllUsersByTenantId',
  summary: 'Users of the company',
  query: UserQuery,
  response: paged(UserRecord),
  effect: 'read',
  access: inCompany,
});

/** The users the caller may see, over the companies they are linked to, by name. */
export const getUserList = endpoint({
  method: 'GET',
  path: '/configurations/user-list',
  summary: 'Users the caller may see',
  query: UserQuery,
  response: paged(UserRecord),
  effect: 'read',
  access: signedIn,
});

/** Adds a company administrator (role 2); the super admin also another super admin (role 1). A mail informs the person, with a link to set a password. */
export const createAdmin = endpoint({
  method: 'POST',
  path: '/register/admin',
  summary: 'Add an administrator',
  body: NewUser,
  bodyType: 'multipart',
  response: UserRecord,
  errors: [...REACH, ...PASSWORD_ERRORS],
  effect: 'write',
  stepUp: changesPeople,
  access: superOrCompanyAdmin,
});

/** Adds a company manager or user (role 3 or 4). A mail informs the person, with a link to set a password. */
export const createUser = endpoint({
  method: 'POST',
  path: '/register/user',
  summary: 'Add a user',
  body: NewUser,
  bodyType: 'multipart',
  response: UserRecord,
  errors: [...REACH, ...PASSWORD_ERRORS],
  effect: 'write',
  stepUp: changesPeople,
  access: signedInEditor,
});

/** Changes a user or administrator; `CONFLICT` when somebody else has since the `version` was read. */
export const updateAdmin = endpoint({
  method: 'POST',
  path: '/register/update-admin',
  base: 'root',
  summary: 'Change a user',
  body: ChangedUser,
  response: UserRecord,
  errors: [...CHANGE, 'CONFLICT'],
  effect: 'write',
  stepUp: changesPeople,
  access: signedInEditor,
});

/** Deletes a user; one who also works for companies of others leaves the caller's companies. `userId` is the person. */
export const deleteUser = endpoint({
  method: 'POST',
  path: '/register/deleteUser',
  summary: 'Delete a user',
  query: z.strictObject({ userId: QueryId }),
  response: 'empty',
  errors: CHANGE,
  effect: 'write',
  stepUp: changesPeople,
  access: signedInEditor,
});

/** Switches a user on or off; an inactive user's sessions end at once. `userId` is the person. */
export const updateUserStatus = endpoint({
  method: 'POST',
  path: '/users/updateStatus',
  summary: 'Switch a user on or off',
  body: z.strictObject({ userId: Id, status: z.enum(UserStatus) }),
  response: UserRecord,
  errors: [
    'ROLE_NOT_GRANTED',
    'COMPANY_READ_ONLY',
    'OWN_ACCOUNT',
    'PERSON_WORKS_ELSEWHERE',
    'LAST_ADMINISTRATOR',
  ],
  effect: 'write',
  stepUp: changesPeople,
  access: signedInEditor,
});

/** A user by e-mail, among those the caller may see. */
export const getUserByEmail = endpoint({
  method: 'GET',
  path: '/register/userByEmail',
  summary: 'A user by e-mail',
  query: z.strictObject({ email: z.string().trim().min(3).max(TextLength.email) }),
  response: UserRecord,
  effect: 'read',
  access: signedIn,
});

/** A user by id, among those the caller may see. `userId` is the person. */
export const getUserById = endpoint({
  method: 'GET',
  path: '/configurations/userById',
  summary: 'A user by id',
  query: z.strictObject({ userId: QueryId }),
  response: UserRecord,
  effect: 'read',
  access: signedIn,
});
