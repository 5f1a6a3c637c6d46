import { z } from 'zod';
import { CompanyStatus, Id, Language, RoleId, Theme, UserStatus } from '#core/shapes.ts';

/** A person as the screens know the signed-in one. */
export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  language: Language,
  /** A link to the own photo. */
  photo: z.string().nullable().optional(),
  /** Left out: never chosen. */
  theme: Theme.optional(),
});
export type User = z.infer<typeof User>;

/** A company in the picker and in the frame. */
export const LoginCompany = z.object({
  id: Id,
  name: z.string(),
  logo: z.string().nullable(),
  status: z.enum(CompanyStatus),
  /** 1 when the company has the bookkeeping integration, else 0. */
  hasQuickbooks: z.union([z.literal(0), z.literal(1)]),
});
export type LoginCompany = z.infer<typeof LoginCompany>;

/** The signed-in user, spec 1 §3 "Login state". `agreed` is the moment the licence was accepted, null before. */
export const AuthenticatedUser = z.object({
  user: User,
  roleId: z.enum(RoleId),
  tenantId: Id.nullable(),
  agreed: z.string().nullable(),
  email: z.string(),
  logo: z.string().nullable(),
  hasQuickbooks: z.union([z.literal(0), z.literal(1)]),
  /**
   * Ours: the company that the request shows, else the session's own, else the only one, for role 2 the one linked first; null where one is to be chosen,
   * and for role 1, who searches.
   */
  company: LoginCompany.nullable(),
  /** Ours: among how many companies the person may choose, counted up to `OwnCompanies.counted`: the list is asked for page by page. 0 for role 1, who searches. */
  companyCount: z.int().min(0),
  /** For pages of before, which read the whole list here: some of the companies, the shown one among them; at most one more than `OwnCompanies.counted`. */
  companies: z.array(LoginCompany),
  /** Ours: minutes without activity after which the session ends; `getAuthUser` returns it for the company that the request shows. */
  inactivityMinutes: z.int().optional(),
});
export type AuthenticatedUser = z.infer<typeof AuthenticatedUser>;

/**
 * What a sign-in answers: the user and the bearer half. `twoFactor` true: only a ticket, the two-factor step is due. Ours: `passkey` true, it can be a passkey;
 * `app` true, a code of the authenticator app or a recovery code. With either no code was mailed; one is sent when it is asked for.
 */
export const SignInAnswer = AuthenticatedUser.extend({
  token: z.string(),
  twoFactor: z.boolean(),
  passkey: z.boolean().optional(),
  app: z.boolean().optional(),
});
export type SignInAnswer = z.infer<typeof SignInAnswer>;

/** A user in the administration. */
export const UserRecord = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  roleId: z.enum(RoleId),
  status: z.enum(UserStatus),
  agreed: z.string().nullable(),
  logo: z.string().nullable(),
  tenantIds: z.array(Id),
  companies: z.array(z.string()),
  /** Ours: a list of people names of each the first `OwnCompanies.page` companies, by name, and how many there are beside; left out: none. */
  moreCompanies: z.int().optional(),
  /** True: also works for companies the caller is not linked to, which are not listed. Then only the links to the caller's own may be changed. */
  elsewhere: z.boolean(),
  /** Counts up with every change. */
  version: z.int(),
});
export type UserRecord = z.infer<typeof UserRecord>;
