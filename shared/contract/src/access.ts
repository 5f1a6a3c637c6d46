import { z } from 'zod';
import { inCompany, notAgreed, signedIn, signedInEditor } from './core/access-level.ts';
import { endpoint } from './core/endpoint.ts';
import { TextLength } from './core/limits.ts';
import { Id, Language, QueryId, RoleId, UserStatus } from './core/shapes.ts';
import { LoginCompany, UserRecord } from './identity/user.ts';

export * from './identity/password.ts';
export * from './identity/preferences.ts';
export * from './identity/sign-in.ts';
export * from './identity/two-factor.ts';
export * from './identity/user.ts';

/** Switches a user on or off; an inactive user's sessions end at once. `userId` is the person. */
export const updateUserStatus = endpoint({
  method: 'POST',
  path: '/users/updateStatus',
  summary: 'Switch a user on or off',
  body: z.strictObject({ userId: Id, status: z.enum(UserStatus) }),
  response: UserRecord,
  errors: ['ROLE_NOT_GRANTED', 'COMPANY_READ_ONLY', 'OWN_ACCOUNT', 'PERSON_WORKS_ELSEWHERE', 'LAST_ADMINISTRATOR'],
  effect: 'write',
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

/** The companies of the picker. What the query says of role and e-mail is ignored: the session decides. */
export const getLoginTenants = endpoint({
  method: 'GET',
  path: '/register/loginTenants',
  summary: 'Companies the signed-in user may choose',
  query: z.strictObject({
    roleId: z.coerce.number<number>().pipe(z.enum(RoleId)).optional(),
    email: z.string().max(TextLength.email).optional(),
  }),
  response: z.array(LoginCompany),
  effect: 'read',
  access: signedIn,
});

/** Language of the accounting descriptions. */
export const AccountingLanguage = { albanian: 0, english: 1 } as const;
export type AccountingLanguage = (typeof AccountingLanguage)[keyof typeof AccountingLanguage];

/** Language of the accounting descriptions: 0 Albanian, 1 English. */
export const getLanguage = endpoint({
  method: 'GET',
  path: '/register/getLanguage',
  summary: 'Language of the accounting descriptions',
  response: z.enum(AccountingLanguage),
  effect: 'read',
  access: notAgreed,
});

/** Sets the language of the accounting descriptions. */
export const updateSelectedLanguage = endpoint({
  method: 'POST',
  path: '/register/updateSelectedLanguageQB',
  summary: 'Set the language of the accounting descriptions',
  body: z.strictObject({ value: z.enum(AccountingLanguage) }),
  response: z.object({ value: z.enum(AccountingLanguage) }),
  effect: 'write',
  access: notAgreed,
});

/** Sets the language the person is written to: mail, and the texts of a browser where nobody has chosen one. */
export const updateOwnLanguage = endpoint({
  method: 'POST',
  path: '/users/language',
  summary: 'Set the own language',
  body: z.strictObject({ language: Language }),
  response: z.object({ language: Language }),
  effect: 'write',
  access: notAgreed,
});

/** One find of the global search: where it comes from, what it shows, where it leads. */
export const SearchFind = z.object({ source: z.string(), id: Id, title: z.string(), detail: z.string().nullable(), path: z.string() });
export type SearchFind = z.infer<typeof SearchFind>;

/** Searches what the caller may see of one company. */
export const globalSearch = endpoint({
  method: 'POST',
  path: '/navigation/global-search',
  summary: 'Search a company',
  query: z.strictObject({ searchTerm: z.string().trim().min(1).max(TextLength.search), tenantId: QueryId }),
  companyIn: 'query.tenantId',
  response: z.array(SearchFind),
  effect: 'read',
  access: inCompany,
});
