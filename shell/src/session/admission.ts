import type { AuthenticatedUser } from '@paga/contract/identity/user';
import { RoleId } from '@paga/contract/shapes';

type Account = Pick<AuthenticatedUser, 'roleId' | 'agreed'>;

/** What stands between a signed-in person and the pages: the licence, the choice of a company, or nothing. */
type Admission = 'agreement' | 'company' | 'open';

/** Decides it (spec 1 §2, after login routing). Only a super admin works without a company. */
export function admissionOf(account: Account, hasCompany: boolean): Admission {
  if (account.agreed === null) return 'agreement';
  if (account.roleId !== RoleId.superAdmin && !hasCompany) return 'company';
  return 'open';
}

/** The page a person sees first after signing in; `/` also means: where they wanted to go before. */
export function firstPlace(account: Account): '/licenseAgreement' | '/companyLogin' | '/' {
  if (account.agreed === null) return '/licenseAgreement';
  return account.roleId === RoleId.companyManager || account.roleId === RoleId.companyUser
    ? '/companyLogin'
    : '/';
}
